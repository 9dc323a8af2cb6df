/** A stretch of a text that both have, that only the newer one has, or that only the older one had. */
export interface Change {
  kind: 'same' | 'inserted' | 'removed';
  text: string;
}

/**
 * What has changed between two texts, word by word. The stretches that are `same` or `removed` are the older text, those
 * that are `same` or `inserted` the newer one. Paragraphs that are alike are found first, so that long texts take
 * milliseconds.
 */
export function wordDiff(before: string, after: string): Change[] {
  const changes: Change[] = [];
  for (const [older, newer] of blocksOf(linesOf(before), linesOf(after)))
    changes.push(...diffTokens(tokensOf(older.join('')), tokensOf(newer.join(''))));
  return readable(changes);
}

/** Words, spaces, and each mark by itself. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\S\n]+|\n|[\s\S]/gu) ?? [];
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/gu) ?? [];
}

type Block = [older: string[], newer: string[]];

/** Cuts both texts at lines that stand once in each and in the same order. */
function blocksOf(before: string[], after: string[]): Block[] {
  const once = (lines: string[]) => {
    const places = new Map<string, number>();
    lines.forEach((line, place) => places.set(line, places.has(line) ? -1 : place));
    return places;
  };
  const [older, newer] = [once(before), once(after)];
  const anchors = rising(
    [...older].flatMap(([line, place]): [number, number][] => {
      const other = newer.get(line) ?? -1;
      return place >= 0 && other >= 0 ? [[place, other]] : [];
    }),
  );
  const blocks: Block[] = [];
  let [from, to] = [0, 0];
  for (const [place, other] of [...anchors, [before.length, after.length] as const]) {
    blocks.push([before.slice(from, place), after.slice(to, other)]);
    if (place < before.length) blocks.push([before.slice(place, place + 1), after.slice(other, other + 1)]);
    [from, to] = [place + 1, other + 1];
  }
  return blocks.filter(([old, fresh]) => old.length > 0 || fresh.length > 0);
}

/** The longest part of pairs whose second numbers rise as their first ones do. */
function rising(pairs: [number, number][]): [number, number][] {
  const ends: number[] = [];
  const before: number[] = [];
  pairs.forEach(([, value], index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = index;
  });
  const chain: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) chain.push(pairs[at]!);
  return chain.reverse();
}

/** Beyond so many differences in one block, word by word says no more than one above the other. */
const mostChanges = 1500;

function diffTokens(before: string[], after: string[]): Change[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const [older, newer] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...same(before.slice(0, start)),
    ...(shortestEdit(older, newer) ?? [
      { kind: 'removed' as const, text: older.join('') },
      { kind: 'inserted' as const, text: newer.join('') },
    ]),
    ...same(before.slice(before.length - end)),
  ];
}

function same(tokens: string[]): Change[] {
  return tokens.length > 0 ? [{ kind: 'same', text: tokens.join('') }] : [];
}

/** Myers' greedy search for the fewest insertions and removals; `null` where there are too many. */
function shortestEdit(before: string[], after: string[]): Change[] | null {
  const [n, m] = [before.length, after.length];
  const most = Math.min(n + m, mostChanges);
  let reach = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let d = 0; d <= most; d += 1) {
    const next = new Map<number, number>();
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = down ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < n && x - k < m && before[x] === after[x - k]) x += 1;
      next.set(k, x);
      if (x >= n && x - k >= m) return walkedBack([...trace, reach], before, after);
    }
    trace.push(reach);
    reach = next;
  }
  return null;
}

/** @param trace how far each diagonal reached before each step */
function walkedBack(trace: Map<number, number>[], before: string[], after: string[]): Change[] {
  const changes: Change[] = [];
  let [x, y] = [before.length, after.length];
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const reach = trace[d]!;
    const k = x - y;
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const startX = d === 0 ? 0 : (reach.get(from) ?? 0);
    const startY = d === 0 ? 0 : startX - from;
    while (x > startX && y > startY && x > 0 && y > 0)
      changes.push({ kind: 'same', text: before[((y -= 1), (x -= 1))]! });
    if (d === 0) break;
    if (down) changes.push({ kind: 'inserted', text: after[(y -= 1)]! });
    else changes.push({ kind: 'removed', text: before[(x -= 1)]! });
  }
  return changes.reverse();
}

/** Neighbours of one kind in one piece, the space between two changed words with them, what went before what came. */
function readable(changes: Change[]): Change[] {
  const told: Change[] = [];
  let [removed, inserted] = ['', ''];
  const tell = () => {
    if (removed) told.push({ kind: 'removed', text: removed });
    if (inserted) told.push({ kind: 'inserted', text: inserted });
    [removed, inserted] = ['', ''];
  };
  changes.forEach(({ kind, text }, place) => {
    const isBetween = /^[^\S\n]+$/u.test(text) && (removed || inserted) && isChanged(changes[place + 1]);
    if (kind === 'removed' || (kind === 'same' && isBetween)) removed += text;
    if (kind === 'inserted' || (kind === 'same' && isBetween)) inserted += text;
    if (kind !== 'same' || isBetween) return;
    tell();
    const last = told.at(-1);
    if (last?.kind === 'same') last.text += text;
    else told.push({ kind, text });
  });
  tell();
  return told;
}

function isChanged(change: Change | undefined): boolean {
  return change !== undefined && change.kind !== 'same';
}
