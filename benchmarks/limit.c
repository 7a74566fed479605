/* How fast a game of the shape of ours can be: a small one about workers, scrolls and buildings, written for speed.

   limit SEATS SECONDS

   plays it by lot and prints one line of JSON, as measure.py does. It has what makes our games costly (sets and counts
   in words, a stack of waiting questions, chance as a player, lists of legal actions, copies of whole positions) and
   nothing that makes them good: no events, no records, no words, no editions, no checks. Seconds are those of the
   processor. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 6, SCROLLS = 35, BOARD = 7, CARDS = SCROLLS - BOARD, OFFER = 5, WORKFORCE = 5, TO_END = 6 };
enum { LAST_ROUND = 12, MOST_SEATS = 4, PASS = 0, USES = 1, BUILDS = USES + SCROLLS, CHANCE = -1, NOBODY = -2 };
enum step { DRAW, REVEAL, GAIN, TURN, NEXT };

#define HIGH 0x80808080808080ULL

typedef struct { uint64_t cost; int coins, draws, gains, earns; } Scroll;
typedef struct { uint64_t team, homes; } Card;
typedef struct { int8_t step, player, arg; } Frame;
typedef struct { uint64_t cup, active, exhausted, scrolls; int coins; } District;
typedef struct {
    District districts[MOST_SEATS];
    uint64_t deck, offered, capital, busy, working;
    int seats, turn, rounds, bank, over, built, waiting;
    Frame todo[32];
} State;
typedef struct { uint32_t a, b, c, count; } Rng;

static Scroll scrolls[SCROLLS];
static Card cards[CARDS];

static uint32_t word(Rng *r) {
    uint32_t out = r->a + r->b + r->count++;
    r->a = r->b ^ r->b >> 9;
    r->b = r->c * 9;
    r->c = (r->c << 21 | r->c >> 11) + out;
    return out;
}

static int below(Rng *r, int n) { return (int)((uint64_t)word(r) * (uint64_t)n >> 32); }

static Rng seeded(uint32_t seed) {
    Rng r = {seed, 0, 0, 1};
    for (int i = 0; i < 15; i++) word(&r);
    return r;
}

static uint64_t one(int kind) { return 1ULL << 8 * kind; }
static int holds(uint64_t counts, uint64_t part) { return (((counts | HIGH) - part) & HIGH) == HIGH; }
static int total(uint64_t counts) { return (int)(counts * 0x0101010101010101ULL >> 56); }

static int nth_kind(uint64_t counts, int n) {
    int kind = 0;
    while ((n -= (int)(counts & 255)) >= 0) counts >>= 8, kind++;
    return kind;
}

static int nth_bit(uint64_t bits, int n) {
    while (n--) bits &= bits - 1;
    return __builtin_ctzll(bits);
}

static void make_tables(void) {
    Rng r = seeded(7);
    for (int i = 0; i < SCROLLS; i++) {
        for (int n = 1 + below(&r, 2); n; n--) scrolls[i].cost += one(below(&r, COLOURS));
        scrolls[i].coins = i % 5 == 0;
        scrolls[i].draws = i % 3 == 0;
        scrolls[i].gains = i % 3 == 1;
        scrolls[i].earns = 1 + below(&r, 2);
    }
    for (int i = 0; i < CARDS; i++) {
        for (int n = 0; n < 2; n++) cards[i].team += one(below(&r, COLOURS));
        for (int n = 0; n < 3; n++) cards[i].homes += one(below(&r, COLOURS));
    }
}

static void push(State *s, int step, int player, int arg) {
    s->todo[s->waiting++] = (Frame){(int8_t)step, (int8_t)player, (int8_t)arg};
}

static State new_game(int seats) {
    State s = {0};
    s.seats = seats;
    s.turn = seats - 1;
    s.deck = (1ULL << CARDS) - 1;
    s.bank = 20 * seats;
    for (int kind = 0; kind < COLOURS; kind++) s.capital += (uint64_t)(3 * seats) * one(kind);
    push(&s, NEXT, 0, 0);
    for (int i = 0; i < OFFER; i++) push(&s, REVEAL, CHANCE, 0);
    for (int seat = 0; seat < seats; seat++) {
        s.districts[seat].scrolls = (1ULL << BOARD) - 1;
        for (int kind = 0; kind < COLOURS; kind++) s.districts[seat].cup += (kind < 2 ? 2ULL : 1ULL) * one(kind);
        for (int i = 0; i < WORKFORCE; i++) push(&s, DRAW, CHANCE, seat);
    }
    return s;
}

static uint64_t full_cup(const State *s, int seat) {
    const District *d = &s->districts[seat];
    return d->cup ? d->cup : d->exhausted;
}

static int legal(const State *s, int *actions) {
    const Frame f = s->todo[s->waiting - 1];
    const District *d = &s->districts[f.player];
    int n = 0;
    if (f.step == GAIN) {
        for (int kind = 0; kind < COLOURS; kind++)
            if (s->capital >> 8 * kind & 255) actions[n++] = kind;
        return n;
    }
    actions[n++] = PASS;
    for (uint64_t left = d->scrolls & ~s->busy; left; left &= left - 1) {
        int i = __builtin_ctzll(left);
        if (d->coins >= scrolls[i].coins && holds(d->active, scrolls[i].cost)) actions[n++] = USES + i;
    }
    if (!s->built)
        for (uint64_t left = s->offered; left; left &= left - 1) {
            int i = __builtin_ctzll(left);
            if (holds(d->active, cards[i].team)) actions[n++] = BUILDS + i;
        }
    return n;
}

static void end_turn(State *s, int seat) {
    District *d = &s->districts[seat];
    d->exhausted += d->active + s->working;
    d->active = s->working = s->busy = 0;
    s->built = 0;
    push(s, NEXT, seat, 0);
    for (int i = 0; i < WORKFORCE; i++) push(s, DRAW, CHANCE, seat);
}

static void play(State *s, Frame f, int action) {
    District *d = &s->districts[f.player];
    if (action == PASS) {
        end_turn(s, f.player);
        return;
    }
    s->todo[s->waiting++] = f;
    if (action < BUILDS) {
        const Scroll *scroll = &scrolls[action - USES];
        d->active -= scroll->cost;
        s->working += scroll->cost;
        d->coins += scroll->earns - scroll->coins;
        s->bank -= scroll->earns;
        s->busy |= 1ULL << (action - USES);
        if (s->bank <= 0) s->over = 1;
        for (int i = 0; i < scroll->draws; i++) push(s, DRAW, CHANCE, f.player);
        for (int i = 0; i < scroll->gains; i++) push(s, GAIN, f.player, 0);
    } else {
        int card = action - BUILDS;
        d->active -= cards[card].team;
        s->working += cards[card].team;
        s->built = 1;
        s->offered &= ~(1ULL << card);
        d->scrolls |= 1ULL << (BOARD + card);
        if (__builtin_popcountll(d->scrolls) >= BOARD + TO_END) s->over = 1;
        push(s, REVEAL, CHANCE, 0);
    }
}

static void apply(State *s, int action) {
    const Frame f = s->todo[--s->waiting];
    if (f.step == DRAW) {
        District *d = &s->districts[f.arg];
        if (!d->cup) d->cup = d->exhausted, d->exhausted = 0;
        d->cup -= one(action);
        d->active += one(action);
    } else if (f.step == REVEAL) {
        s->deck &= ~(1ULL << action);
        s->offered |= 1ULL << action;
    } else if (f.step == GAIN) {
        s->capital -= one(action);
        s->districts[f.player].exhausted += one(action);
    } else if (f.step == TURN) {
        play(s, f, action);
    } else {
        s->turn = (s->turn + 1) % s->seats;
        if (s->turn == 0 && (s->over || s->rounds++ == LAST_ROUND)) return;
        push(s, TURN, s->turn, 0);
    }
}

/* Go on to the next real decision, as State.settle does. */
static void settle(State *s) {
    while (s->waiting) {
        Frame f = s->todo[s->waiting - 1];
        if (f.step == NEXT) apply(s, 0);
        else if (f.step == DRAW && !full_cup(s, f.arg)) s->waiting--;
        else if (f.step == REVEAL && !s->deck) s->waiting--;
        else if (f.step == GAIN && !s->capital) s->waiting--;
        else return;
    }
}

static int playout(State *s, Rng *r) {
    int decisions = 0, actions[1 + SCROLLS + CARDS];
    for (settle(s); s->waiting; settle(s)) {
        Frame f = s->todo[s->waiting - 1];
        if (f.step == DRAW) {
            uint64_t cup = full_cup(s, f.arg);
            apply(s, nth_kind(cup, below(r, total(cup))));
        } else if (f.step == REVEAL) {
            apply(s, nth_bit(s->deck, below(r, __builtin_popcountll(s->deck))));
        } else {
            apply(s, actions[below(r, legal(s, actions))]);
            decisions++;
        }
    }
    return decisions;
}

int main(int argc, char **argv) {
    int seats = argc > 1 ? atoi(argv[1]) : 2;
    double seconds = argc > 2 ? atof(argv[2]) : 1.0;
    if (seats < 1 || seats > MOST_SEATS) return fprintf(stderr, "limit: 1 to %d seats\n", MOST_SEATS), 2;
    make_tables();
    long games = 0, decisions = 0, copies = 0;
    clock_t start = clock(), end = start + (clock_t)(seconds * CLOCKS_PER_SEC), now;
    do {
        for (int i = 0; i < 100; i++, games++) {
            State s = new_game(seats);
            Rng r = seeded((uint32_t)games);
            decisions += playout(&s, &r);
        }
    } while ((now = clock()) < end);
    double spent = (double)(now - start) / CLOCKS_PER_SEC;
    State from = new_game(seats), *to = malloc(sizeof *to);
    volatile uint64_t seen = 0;
    start = clock();
    for (; copies < 2000000; copies++) {
        from.turn = (int)copies;
        free(to);
        to = malloc(sizeof *to);
        memcpy(to, &from, sizeof *to);
        seen += to->deck;
    }
    double us = (double)(clock() - start) / CLOCKS_PER_SEC / (double)copies * 1e6;
    free(to);
    printf("{\"build\": \"C\", \"games\": %ld, \"decisions\": %ld, \"seconds\": %f, \"copy_us\": %f}\n", games, decisions,
           spent, us);
    return 0;
}
