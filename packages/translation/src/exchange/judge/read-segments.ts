import { wordsOf } from '../../words.ts';
import type { Exported } from '../bundle.ts';
import type { Code, CodedText, Codes } from '../coded-text.ts';
import { codesOf, valueOf } from '../codes.ts';
import { contentDigest } from '../content-digest.ts';
import type { DeliveredSegments } from '../delivery.ts';
import { type Segmented, segmented } from '../segments.ts';
import { admissibleCode } from './admissible.ts';
import { checkCodes, isFree } from './check-codes.ts';
import type { Reading, Sides } from './reading.ts';

/**
 * The value that a text of an XLIFF file makes.
 * @throws {CodeError} where its codes are wrong
 */
export function readSegments(delivered: DeliveredSegments, exported: Partial<Exported>, sides: Sides): Reading {
  const { kind, older } = sides;
  const same = (value: unknown) => contentDigest(value) === exported.sourceContent;
  const source = [sides.source, ...older].find(same);
  const targetIsSame = contentDigest(sides.target) === exported.targetContent;
  const known = targetIsSame && source !== undefined ? segmented(source, sides.target) : null;
  const codes = knownCodes(delivered, source, known);
  const before = known?.segments.flatMap(({ target }) => target ?? []);
  const sourceText = source === undefined ? delivered.source : codesOf(source).text;
  const sourceWords = source === undefined ? wordsIn(delivered.source, codes, kind) : wordsOf(source);
  const reading = {
    targetIsSame,
    wentOutEmpty: exported.targetContent === '',
    sourceWords,
    sourceEdited: wordsIn(delivered.source, codes, kind) !== sourceWords,
    partial: delivered.untranslated > 0,
  };
  if (!delivered.target) return { ...reading, untouched: !exported.targetContent, value: undefined };
  checkCodes({
    source: sourceText,
    target: delivered.target,
    codes,
    dispensable: (code) => isFree(code) || kind !== 'richText' || (delivered.codes.get(code.id)?.deletable ?? false),
    ...(before && { before }),
  });
  const value = valueOf(kind, delivered.target, codes);
  return { ...reading, untouched: contentDigest(value) === exported.targetContent, value };
}

/** Those of the source as it went out, where it is still known; what else the file says only as far as it is admissible. */
function knownCodes(delivered: DeliveredSegments, source: unknown, known: Segmented | null): Codes {
  const codes = new Map<string, Code>(source === undefined ? [] : codesOf(source).codes);
  for (const [id, code] of known?.codes ?? []) codes.set(id, code);
  for (const [id, told] of delivered.codes) {
    const code = codes.has(id) ? null : admissibleCode(told);
    if (code) codes.set(id, code);
  }
  return codes;
}

function wordsIn(text: CodedText, codes: Codes, kind: Sides['kind']): string {
  try {
    return wordsOf(valueOf(kind, text, codes));
  } catch {
    // Whatever is wrong with it: its words stand between its codes.
    return wordsOf(
      text.map((piece) => (typeof piece === 'string' ? piece : piece.as === 'alone' ? '\n' : '')).join(''),
    );
  }
}
