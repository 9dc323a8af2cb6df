import type { CellRun, DeliveryKind } from '../delivery.ts';
import { type Code, type Codes, type CodedText, joined, type Piece } from '../coded-text.ts';
import { shortDigest } from '../content-digest.ts';

/** What a table shows as formatting: bold, italic, both. Everything else is a marker among the words, as `{1}…{/1}`. */
const shownFormats = 3;

/** A coded text as the cell of a table. A document shows bold and italic as they are, a list of values by markers. */
export function cellOf(text: CodedText, codes: Codes, kind: DeliveryKind): CellRun[] {
  const runs: CellRun[] = [];
  const add = (words: string, format: number) => {
    const last = runs.at(-1);
    if (last?.format === format) last.text += words;
    else runs.push({ text: words, format });
  };
  let format = 0;
  for (const piece of text) {
    if (typeof piece === 'string') {
      add(piece.replace(/\{(=*\/?[bt]?\d+)\}/gu, '{=$1}'), format);
      continue;
    }
    const code = codes.get(piece.code)!;
    const shown = kind === 'docx' ? shownFormat(code) : 0;
    if (shown > 0) format = piece.as === 'open' ? shown : 0;
    else if (isLineBreak(code)) add('\n', format);
    else add(`{${piece.as === 'close' ? '/' : ''}${piece.code}}`, format);
  }
  return runs;
}

/**
 * A cell as a coded text.
 * @param source the text beside it, whose codes it may use
 * @param known all codes that there are
 * @param isPlain whether the text has no formatting: what was set as bold is not, and a line is a line
 * @returns `codes` are those that the cell has besides: bold or italic where the source has none, lines that were added
 */
export function textOfCell(
  runs: readonly CellRun[],
  source: CodedText,
  known: Codes,
  isPlain = false,
): { text: CodedText; codes: Code[] } {
  const free = source.flatMap((piece) =>
    typeof piece === 'string' || piece.as === 'close' ? [] : (known.get(piece.code) ?? []),
  );
  const added: Code[] = [];
  const take = (fits: (code: Code) => boolean, make: () => Omit<Code, 'id'>): string => {
    const at = free.findIndex(fits);
    if (at >= 0) return free.splice(at, 1)[0]!.id;
    const code = { ...make(), id: `n${added.length + 1}` };
    added.push(code);
    return code.id;
  };
  const pieces = runs.flatMap(({ format, text }): Piece[] => {
    const inside = text.split(/(\n|\{\/?[bt]?\d+\})/u).map((part): Piece => {
      if (part === '\n' && !isPlain) return { code: take(isLineBreak, lineBreak), as: 'alone' };
      const marker = /^\{(\/?)([bt]?\d+)\}$/u.exec(part);
      if (!marker) return part.replace(/\{=(=*\/?[bt]?\d+)\}/gu, '{$1}');
      const [, closing, code] = marker as unknown as [string, string, string];
      return { code, as: closing ? 'close' : known.get(code)?.paired ? 'open' : 'alone' };
    });
    if (isPlain || format === 0 || !inside.some((piece) => typeof piece === 'string' && piece !== '')) return inside;
    const code = take(
      (candidate) => shownFormat(candidate) === format,
      () => ({ kind: 'format', paired: true, data: { format } }),
    );
    return [{ code, as: 'open' }, ...inside, { code, as: 'close' }];
  });
  return { text: joined(pieces), codes: added };
}

/** Equal for cells that say the same and look the same; empty for an empty one. */
export function cellDigest(runs: readonly CellRun[]): string {
  const told = runs
    .map(({ format, text }) => ({ format, text: text.normalize('NFC').replace(/[ \t\u00A0]+/gu, ' ') }))
    .filter(({ text }) => text !== '');
  if (told.every(({ text }) => text.trim() === '')) return '';
  // Spaces at the edges are nobody's intention, and bold ones cannot be seen.
  told[0] = { ...told[0]!, text: told[0]!.text.trimStart() };
  told[told.length - 1] = { ...told.at(-1)!, text: told.at(-1)!.text.trimEnd() };
  return shortDigest(JSON.stringify(told.filter(({ text }) => text !== '').map(({ format, text }) => [format, text])));
}

/** @returns 0 for what is no formatting that a document shows */
function shownFormat({ data, kind }: Code): number {
  if (kind !== 'format') return 0;
  const { format, ...rest } = data as { format?: number };
  return Object.keys(rest).length === 0 && (format ?? 0) <= shownFormats ? (format ?? 0) : 0;
}

function isLineBreak({ data, kind }: Code): boolean {
  return kind === 'line' && (data as { type?: string }).type === 'linebreak';
}

function lineBreak(): Omit<Code, 'id'> {
  return { kind: 'line', paired: false, data: { type: 'linebreak', version: 1 } };
}
