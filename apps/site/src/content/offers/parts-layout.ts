import type { Part } from '@nasaq/contract';

export interface PartsLayout {
  columns: number;
  /** The tallest column's parts; the others are centred beside them. */
  rows: number;
  /** Of each part: its column, and its place in half rows, both from 0. */
  places: { column: number; start: number }[];
  /** SVG path data in a box of 100 × 100, one for each hand-over. */
  lines: string[];
}

interface Place {
  column: number;
  /** Middle, as a part of the height. */
  y: number;
}

/**
 * Parts in columns, each after those that hand something to it, and the lines between their middles. Whoever hands
 * something to a part that stands earlier in the list hands it back.
 */
export function layOutParts(parts: readonly Pick<Part, 'to'>[]): PartsLayout {
  const ranks = rankParts(parts);
  const columns = Math.max(...ranks) + 1;
  const byColumn = Array.from({ length: columns }, (_, column) =>
    ranks.flatMap((rank, index) => (rank === column ? index : [])),
  );
  const rows = Math.max(...byColumn.map(({ length }) => length));
  const starts: number[] = [];
  const middle = (index: number) => (starts[index]! + 1) / (2 * rows);
  for (const members of byColumn) {
    // Beside those that hand to them; in the order of the list where that says nothing.
    const pull = (index: number) => {
      const givers = parts.flatMap(({ to }, giver) =>
        to.includes(index + 1) && starts[giver] !== undefined ? middle(giver) : [],
      );
      return givers.length === 0 ? 0.5 : givers.reduce((sum, y) => sum + y, 0) / givers.length;
    };
    members
      .toSorted((a, b) => pull(a) - pull(b))
      .forEach((index, place) => (starts[index] = rows - members.length + 2 * place));
  }
  const places = ranks.map((column, index) => ({ column, y: middle(index) }));
  return {
    columns,
    rows,
    places: ranks.map((column, index) => ({ column, start: starts[index]! })),
    lines: parts.flatMap(({ to }, giver) =>
      to.map((receiver) => route(places[giver]!, places[receiver - 1]!, { columns, rows, places })),
    ),
  };
}

function rankParts(parts: readonly Pick<Part, 'to'>[]): number[] {
  const ranks = parts.map(() => 0);
  parts.forEach(({ to }, giver) => {
    for (const place of to) {
      const receiver = place - 1;
      if (receiver > giver) ranks[receiver] = Math.max(ranks[receiver]!, ranks[giver]! + 1);
    }
  });
  return ranks;
}

interface Grid {
  columns: number;
  rows: number;
  places: readonly Place[];
}

/** Level out of a part, upright in the gaps between columns, level into the other; past what stands between them. */
function route(from: Place, to: Place, { columns, rows, places }: Grid): string {
  const x = (column: number) => (100 * (column + 0.5)) / columns;
  // Lines that leave parts of one column turn side by side.
  const aside = (from.y - 0.5) * 3;
  const gap = (column: number) => clamp((100 * column) / columns + aside);
  const isFree = (y: number) =>
    places.every(
      ({ column, y: other }) => column <= from.column || column >= to.column || Math.abs(other - y) >= 0.9 / rows,
    );
  const lane = to.column > from.column ? [to.y, from.y].find(isFree) : undefined;
  const edge = from.y + to.y < 1 ? 0 : 1;
  const y = 100 * (lane ?? edge);
  const turns = [`V${round(y)}`, `H${round(gap(to.column))}`, `V${round(100 * to.y)}`];
  return `M${round(x(from.column))} ${round(100 * from.y)}H${round(gap(from.column + 1))}${turns.join('')}H${round(x(to.column))}`;
}

const clamp = (x: number) => Math.min(99.5, Math.max(0.5, x));
const round = (value: number) => Math.round(value * 10) / 10;
