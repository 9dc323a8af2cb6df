import type { Code, CodedText, Codes, Piece } from './coded-text.ts';
import type { Step } from './rich-codes.ts';

/** The words of one paragraph, heading, item or line, and where they stand. */
export interface Flow {
  /** As `paragraph`, `heading h2`, `list bullet listitem`: the blocks around it, without the root. */
  kind: string;
  text: CodedText;
}

/** A coded text as paragraphs and what lies between them: `breaks` has one entry more than `flows`, the first and the last at the edges. */
export interface Flows {
  flows: Flow[];
  breaks: CodedText[];
}

export function flowsOf(text: CodedText, codes: Codes): Flows {
  const found: Flows = { flows: [], breaks: [] };
  const blocks: string[] = [];
  let between: Piece[] = [];
  let words: Piece[] | null = null;
  for (const piece of text) {
    const code = codeOf(piece, codes);
    if (code?.kind === 'break') {
      words = null;
      between.push(piece);
      follow(blocks, code);
    } else if (words) words.push(piece);
    else {
      words = [piece];
      found.breaks.push(between);
      found.flows.push({ kind: blocks.slice(1).join(' '), text: words });
      between = [];
    }
  }
  found.breaks.push(between);
  return found;
}

/** Paragraphs that are beside each other in two languages: from each side one or more. */
export interface AlignedFlows {
  source: [first: number, last: number];
  target: [first: number, last: number];
}

/**
 * Joins the paragraphs of two languages in their order by their kind. Where one side has more, they go with their
 * neighbours, so that nothing is left over.
 */
export function alignFlows(source: readonly Flow[], target: readonly Flow[]): AlignedFlows[] {
  const pairs = pairsOf(
    source.map(({ kind }) => kind),
    target.map(({ kind }) => kind),
  );
  const starts = pairs.length > 0 ? pairs : [[0, 0] as const];
  return starts.map(([one, other], place) => {
    const next = starts[place + 1];
    return {
      source: [place === 0 ? 0 : one, (next?.[0] ?? source.length) - 1],
      target: [place === 0 ? 0 : other, (next?.[1] ?? target.length) - 1],
    };
  });
}

function follow(blocks: string[], { data }: Code): void {
  if (!Array.isArray(data)) return;
  for (const step of data as Step[]) {
    if (step === '/') blocks.pop();
    else if (step.children) blocks.push([step.type, step.tag ?? step.listType].filter(Boolean).join(' '));
  }
}

function codeOf(piece: Piece, codes: Codes): Code | undefined {
  return typeof piece === 'string' ? undefined : codes.get(piece.code);
}

/** A table of more places than this takes longer than its answer is worth. */
const mostPlaces = 4_000_000;

function pairsOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const common = one.slice(0, other.length).map((_, place) => [place, place] as const);
  if (one.length * other.length > mostPlaces || one.join('\n') === other.join('\n')) return common;
  return longestCommon(one, other);
}

/** The places of the longest sequence that both have. */
function longestCommon(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}
