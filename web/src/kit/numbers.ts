// Numbers as people write them.

/** With a true minus. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const signed = (n: number): string => (n < 0 ? written(n) : `+${n}`);
