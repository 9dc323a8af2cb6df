import { wordsOf } from '../../words.ts';
import { type Code, codeIds, type CodedText, type Codes, joined, type Piece } from '../coded-text.ts';
import { codesOf, valueOf } from '../codes.ts';
import type { CellRun, DeliveredRow, DeliveredRows, DeliveryKind } from '../delivery.ts';
import { flowsOf } from '../flows.ts';
import { type Segment, segmented } from '../segments.ts';
import { cellDigest, cellOf, textOfCell } from '../sheet/cell-text.ts';
import { checkCodes, isFree } from './check-codes.ts';
import { type Reading, type Sides, SourceUnknown } from './reading.ts';

/**
 * The value that the rows of a table make.
 * @throws {CodeError} where its codes are wrong
 * @throws {SourceUnknown} where the source has changed, and how it was is not known
 */
export function readRows({ rows }: DeliveredRows, table: DeliveryKind, sides: Sides): Reading {
  const sorted = rows.toSorted((a, b) => a.flows[0] - b.flows[0]);
  const source = [sides.source, ...sides.older].find((one) => sorted.every((row) => rowMatches(row, one, table)));
  const before = new Before(source ?? sides.source, sides, sorted, table);
  const untouched = sorted.every(({ target, targetDigest }) => cellDigest(target) === targetDigest);
  const reading = {
    untouched,
    targetIsSame: before.targetIsSame,
    wentOutEmpty: sorted.every(({ targetDigest }) => targetDigest === ''),
    sourceWords: wordsOf(source ?? sorted.map((row) => wordsIn(row.source)).join('\n')),
    sourceEdited: sorted.some(({ source: cell, sourceDigest }) => cellDigest(cell) !== sourceDigest),
    partial: false,
  };
  if (sorted.every(({ target }) => wordsIn(target).trim() === '')) return { ...reading, value: undefined };
  if (untouched && (before.targetIsSame || source === undefined)) return { ...reading, value: sides.target };
  if (source === undefined) {
    // Lines stand one below the other, however many there were.
    if (sides.kind === 'richText') throw new SourceUnknown();
    return { ...reading, value: sorted.map((row) => wordsIn(row.target)).join('\n') };
  }
  const { codes, partial, text } = assembled(sorted, before, sides.kind !== 'richText');
  const inside = new Set(before.insideOf(sorted));
  checkCodes({
    source: before.source,
    target: text,
    codes,
    dispensable: (code) => isFree(code) || sides.kind !== 'richText' || inside.has(code.id) || before.lacks(code.id),
  });
  return { ...reading, partial, value: valueOf(sides.kind, text, codes) };
}

function rowMatches(
  { flows: [first, last], sourceDigest }: DeliveredRow,
  source: unknown,
  table: DeliveryKind,
): boolean {
  const { codes, text } = codesOf(source);
  const { breaks, flows } = flowsOf(text, codes);
  if (first > last || !flows[last]) return false;
  const span = flows
    .slice(first, last + 1)
    .flatMap((flow, place) => (place === 0 ? flow.text : [...breaks[first + place]!, ...flow.text]));
  return cellDigest(cellOf(span, codes, table)) === sourceDigest;
}

/** Both languages as they stood beside each other when they went out, as far as they still do. */
class Before {
  readonly segments: readonly Segment[];
  readonly codes: Codes;
  /** Whether the target is, here, as it went out. */
  readonly targetIsSame: boolean;

  constructor(source: unknown, { target }: Sides, rows: readonly DeliveredRow[], table: DeliveryKind) {
    const beside = segmented(source, target, false);
    this.targetIsSame = rows.every(({ flows, targetDigest }) => {
      const segment = beside.segments.find((one) => one.flows?.join() === flows.join());
      return segment && cellDigest(segment.target ? cellOf(segment.target, beside.codes, table) : []) === targetDigest;
    });
    const { codes, segments } = this.targetIsSame ? beside : segmented(source, null, false);
    this.codes = codes;
    this.segments = segments;
  }

  get source(): CodedText {
    return this.segments.flatMap(({ source }) => source);
  }

  /** The breaks between paragraphs that one row holds together. */
  insideOf(rows: readonly DeliveredRow[]): string[] {
    return this.segments.flatMap(({ flows, source }, place) => {
      const next = this.segments[place + 1]?.flows;
      const before = this.segments[place - 1]?.flows;
      const row = before && rows.find((one) => one.flows[0] <= before[0] && before[1] < one.flows[1]);
      return !flows && next && row && next[1] <= row.flows[1] ? codeIds(source) : [];
    });
  }

  /** Whether the translation went without this code before. */
  lacks(id: string): boolean {
    const has = (text: CodedText | null) =>
      text?.some((piece) => typeof piece !== 'string' && piece.code === id) ?? false;
    return this.segments.some(({ source, target }) => target !== null && has(source) && !has(target));
  }
}

/** What the rows say in the place of what stood there, with what lies between them. */
function assembled(
  rows: readonly DeliveredRow[],
  before: Before,
  isPlain: boolean,
): { text: CodedText; codes: Codes; partial: boolean } {
  const codes = new Map<string, Code>(before.codes);
  const pieces: Piece[] = [];
  let partial = false;
  for (const segment of before.segments) {
    if (!segment.flows) {
      pieces.push(...(segment.target ?? segment.source));
      continue;
    }
    const [first, last] = segment.flows;
    // Rows that held several paragraphs go on to hold them, whatever stands here now.
    const row = rows.find(({ flows }) => flows[0] <= first && last <= flows[1]);
    if (row && row.flows[0] !== first) {
      dropBreak(pieces);
      continue;
    }
    const untouched = row && cellDigest(row.target) === row.targetDigest && before.targetIsSame;
    if ((!row || untouched) && segment.target) pieces.push(...segment.target);
    else if (row && wordsIn(row.target).trim() !== '') pieces.push(...taken(row, before, codes, isPlain));
    else partial = true;
  }
  return { text: joined(pieces), codes, partial };
}

/** The break before a paragraph whose words came with those before it. */
function dropBreak(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last !== undefined && typeof last !== 'string' && last.code.startsWith('b')) pieces.pop();
}

/** The codes that a cell adds get ids that no other cell has. */
function taken(row: DeliveredRow, before: Before, codes: Map<string, Code>, isPlain: boolean): CodedText {
  const [first, last] = row.flows;
  const beside = before.segments.filter(({ flows }) => flows && first <= flows[0] && flows[1] <= last);
  const { codes: added, text } = textOfCell(
    row.target,
    beside.flatMap(({ source }) => source),
    before.codes,
    isPlain,
  );
  const names = new Map(added.map(({ id }, place) => [id, `n${codes.size + place + 1}`]));
  for (const code of added) codes.set(names.get(code.id)!, { ...code, id: names.get(code.id)! });
  return text.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, code: names.get(piece.code) ?? piece.code },
  );
}

function wordsIn(runs: readonly CellRun[]): string {
  return runs.map(({ text }) => text).join('');
}
