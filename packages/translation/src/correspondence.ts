/** The places of two blocks that say the same. */
export type Partners = readonly [first: number, second: number];

/**
 * Which blocks of two texts belong together, by their kinds in order. Headings and pictures hold both texts together;
 * between two of them paragraphs go by their number, and what one text has more of stays alone.
 * @param first kinds as `paragraphsOf` tells them: `p`, `h2`, `li`, `upload`
 */
export function correspondence(first: readonly string[], second: readonly string[]): Partners[] {
  const partners: Partners[] = [];
  let [from, to] = [0, 0];
  for (const [place, other] of [...commonAnchors(first, second), [first.length, second.length] as const]) {
    partners.push(...inOrder(first, second, [from, place], [to, other]));
    if (place < first.length) partners.push([place, other]);
    [from, to] = [place + 1, other + 1];
  }
  return partners;
}

/** Headings and pictures that both have, in the same order: as many as possible. */
function commonAnchors(first: readonly string[], second: readonly string[]): Partners[] {
  const [one, two] = [anchorsOf(first), anchorsOf(second)];
  const most = Array.from({ length: one.length + 1 }, () => Array.from({ length: two.length + 1 }, () => 0));
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = two.length - 1; b >= 0; b -= 1)
      most[a]![b] =
        first[one[a]!] === second[two[b]!] ? most[a + 1]![b + 1]! + 1 : Math.max(most[a + 1]![b]!, most[a]![b + 1]!);
  const found: Partners[] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < two.length;) {
    if (first[one[a]!] === second[two[b]!]) found.push([one[a++]!, two[b++]!]);
    else if (most[a + 1]![b]! >= most[a]![b + 1]!) a += 1;
    else b += 1;
  }
  return found;
}

function anchorsOf(kinds: readonly string[]): number[] {
  return kinds.flatMap((kind, place) => (isAnchor(kind) ? [place] : []));
}

function isAnchor(kind: string): boolean {
  return /^(h\d|upload)$/.test(kind);
}

/** Runs of one kind, as items of a list, go together where both texts have them in the same order. */
function inOrder(
  first: readonly string[],
  second: readonly string[],
  [from, until]: readonly [number, number],
  [to, end]: readonly [number, number],
): Partners[] {
  const [one, two] = [runsOf(first, from, until), runsOf(second, to, end)];
  const isAlike = one.length === two.length && one.every(({ kind }, place) => kind === two[place]!.kind);
  if (!isAlike) {
    // A heading that one text has alone belongs to no paragraph of the other.
    const rest = (runs: Run[]) => runs.filter(({ kind }) => !isAnchor(kind)).flatMap(({ places }) => places);
    return zipped(rest(one), rest(two));
  }
  return one.flatMap(({ places }, place) => zipped(places, two[place]!.places));
}

function zipped(one: number[], two: number[]): Partners[] {
  return one.slice(0, two.length).map((place, index) => [place, two[index]!]);
}

interface Run {
  kind: string;
  places: number[];
}

function runsOf(kinds: readonly string[], from: number, until: number): Run[] {
  const runs: Run[] = [];
  for (let place = from; place < until; place += 1) {
    const last = runs.at(-1);
    if (last && last.kind === kinds[place]) last.places.push(place);
    else runs.push({ kind: kinds[place]!, places: [place] });
  }
  return runs;
}
