// What is painted on the shields of Workshops and in the windows of Businesses: a few flat shapes each.

/** A path, and the width of its stroke if it is a line. */
export type Stroke = readonly [d: string, width?: number];

/** The emblem of each Workshop, white, in a box of 28 by 28. */
export const EMBLEMS: Record<string, readonly Stroke[]> = {
  carpenter: [["M6 23L16 13", 4], ["M13 8l4-4 8 8-4 4-2-2-2 2-4-4 2-2z"]],
  painter: [["M7 22l8-8", 4], ["M14 12c2-7 8-8 10-9 0 5-1 10-7 12z"]],
  school: [["M4 8c5-3 8-1 10 1 2-2 5-4 10-1v13c-5-3-8-1-10 1-2-2-5-4-10-1z"], ["M14 9v12", 1.5]],
  gardener: [["M14 24V13", 3], ["M14 15C5 15 4 8 4 5c8 0 10 5 10 10z"], ["M14 13c0-7 6-9 10-9 0 5-3 9-10 9z"]],
};

/** A colour and a path; with a width the path is a line. */
export type Shape = readonly [fill: string, d: string, width?: number];

export const AWNINGS: Record<string, string> = {
  goldsmith: "#9a6a12",
  police: "#2f5f9a",
  chapel: "#a3457a",
  theater: "#8a3b6a",
  courier: "#a8552b",
  military: "#5a6b3a",
  thief: "#4a4550",
  advisor: "#2d7a6d",
  architect: "#7a5a3c",
  doctor: "#b03a3a",
  airport: "#2f7fa8",
  construction: "#9c5c10",
  prison: "#5f6873",
  pool: "#1f7f93",
};

const INK = "#2b2320";
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The picture in the window of each Business, in a box of 44 by 30. */
export const PICTURES: Record<string, readonly Shape[]> = {
  goldsmith: [
    ["#e0a420", disc(22, 20, 8), 4],
    ["#7fd0e8", "M15 6l3-4h8l3 4-7 7z"],
    ["#fff", "M18 2l1 4 3 7M26 2l-1 4-3 7M15 6h14", 0.8],
  ],
  police: [
    ["#2f5f9a", "M22 1l12 4v9c0 8-7 12-12 15-5-3-12-7-12-15V5z"],
    [
      "#fff4d8",
      "M22 6l2.300 5 5.200.6-3.900 3.600 1.100 5.300-4.700-2.600-4.700 2.600 1.100-5.300-3.900-3.600 5.200-.6z",
    ],
  ],
  chapel: [
    ["#e9dcc3", "M9 29V16l9-6 9 6v13z"],
    ["#8a5a7a", "M6 17L18 8l12 9z"],
    ["#e9dcc3", "M28 29V9h9v20z"],
    ["#8a5a7a", "M26 10l6.500-9L39 10z"],
    ["#c2413a", "M18 26c-7-5-6-9-3-9 2 0 3 2 3 2s1-2 3-2c3 0 4 4-3 9z"],
  ],
  theater: [
    ["#fff4d8", "M5 3h17v10c0 6-4 10-8.500 10S5 19 5 13z"],
    [INK, "M9 9h3M16 9h3M9 14c2 4 7 4 9 0", 1.8],
    ["#d9c1e0", "M24 8h16v10c0 6-4 10-8 10s-8-4-8-10z"],
    [INK, "M27 14h3M34 14h3M28 23c2-4 6-4 8 0", 1.8],
  ],
  courier: [
    ["#fff", "M10 7h24v17H10z"],
    [INK, "M10 7l12 10L34 7M10 24l9-9M34 24l-9-9", 1.6],
    ["#c2413a", disc(22, 17, 3)],
    ["#cfe0ee", "M9 12C5 12 2 9 1 5c4 1 6 1 8 3zM35 12c4 0 7-3 8-7-4 1-6 1-8 3z"],
  ],
  military: [
    ["#8fa3ad", "M22 6l9 3v7c0 6-5 10-9 12-4-2-9-6-9-12V9z"],
    ["#fff", "M22 8v18M14.500 14h15", 2],
    [INK, "M8 3l27 25M36 3L9 28", 2.2],
    ["#7a4f2b", "M33 23l4 5M11 23l-4 5", 3.4],
  ],
  thief: [
    ["#9a7a52", "M13 13c-7 8-4 16 9 16s16-8 9-16c-2-2-3-4-2-6H15c1 2 0 4-2 6z"],
    ["#5d4026", "M14 9h16", 2.6],
    [INK, "M22 14v11M25.500 16.500c-2-2-7-1.500-7 1 0 3 7 2 7 5 0 2.500-5 3-7.500.5", 1.7],
    [INK, "M10 3c4-3 20-3 24 0-2 5-7 5-9 2h-6c-2 3-7 3-9-2z"],
  ],
  advisor: [
    ["#fff", "M6 2h32v26H6z"],
    ["#2d7a6d", "M10 25v-8h5v8zM19 25V13h5v12zM28 25V8h5v17z"],
    ["#c2413a", "M9 14l9-5 7 1 9-7", 2.2],
  ],
  architect: [
    ["#d9b98a", "M4 28L26 8v20z"],
    ["#f7ecd6", "M12 25l10-9v9z"],
    [INK, "M31 4l-6 22M31 4l8 22M27 18h9", 2.2],
    ["#c2413a", disc(31, 4, 2.6)],
  ],
  doctor: [
    ["#7a4f2b", "M16 8c0-6 12-6 12 0", 2.4],
    ["#b03a3a", "M7 9h30v18H7z"],
    ["#fff", "M19 12h6v4h4v5h-4v4h-6v-4h-4v-5h4z"],
  ],
  airport: [
    ["#d8794b", "M22 1c9 0 13 6 12 12-1 4-5 7-8 9h-8c-3-2-7-5-8-9C9 7 13 1 22 1z"],
    ["#fff4d8", "M22 1c4 0 6 6 6 12-1 4-2 7-3 9h-6c-1-2-2-5-3-9 0-6 2-12 6-12z"],
    ["#7a4f2b", "M18 25h8v5h-8z"],
    [INK, "M18 22v3M26 22v3", 1.2],
  ],
  construction: [
    ["#d98b1c", "M9 29V4h5v25z"],
    ["#d98b1c", "M4 3h36v4H4z"],
    [INK, "M9 9l5 5M9 15l5 5M9 21l5 5M34 7v8", 1.4],
    ["#a89888", "M28 15h12v7H28z"],
    ["#c2413a", "M22 29v-5h6v5zM29 29v-5h6v5z"],
  ],
  prison: [
    ["#a89888", "M8 2h28v27H8z"],
    ["#3a332e", "M13 7h18v17H13z"],
    ["#cfd6da", "M17 6v19M22 6v19M27 6v19", 2.2],
  ],
  pool: [
    ["#9fdcea", "M3 12h38v17H3z"],
    ["#fff", "M5 18c3-3 5-3 8 0s5 3 8 0 5-3 8 0 5 3 8 0M5 24c3-3 5-3 8 0s5 3 8 0 5-3 8 0 5 3 8 0", 1.8],
    ["#7d919b", "M27 25V6c0-4 5-4 5 0M35 25V6c0-4 5-4 5 0M27 12h8M27 17h8", 2],
  ],
};
