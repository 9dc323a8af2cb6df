import { type Code, CodeError, type CodeKind, codeIds, type CodedText, type Codes } from '../coded-text.ts';

interface Check {
  source: CodedText;
  target: CodedText;
  /** All codes that may stand in the target. */
  codes: Codes;
  /** Codes of the source that the target may go without. */
  dispensable: (code: Code) => boolean;
  /** The target as it went out, where that is known. */
  before?: CodedText;
}

/**
 * Compares the codes of a translation with those of its source.
 * @throws {CodeError} for the first that is wrong
 */
export function checkCodes({ before, codes, dispensable, source, target }: Check): void {
  const there = codeIds(target);
  const unknown = there.find((id) => !codes.has(id));
  if (unknown !== undefined) throw new CodeError('unknown', unknown);
  const twice = there.find((id, place) => there.indexOf(id) !== place);
  if (twice !== undefined) throw new CodeError('twice', twice);
  const open: string[] = [];
  for (const piece of target) {
    if (typeof piece === 'string' || piece.as === 'alone') continue;
    if (piece.as === 'open') open.push(piece.code);
    else if (open.pop() !== piece.code) throw new CodeError('unbalanced', piece.code);
  }
  if (open.length > 0) throw new CodeError('unbalanced', open[0]);
  const missing = codeIds(source).find((id) => {
    const code = codes.get(id);
    return code && !there.includes(id) && !dispensable(code);
  });
  if (missing !== undefined) throw new CodeError('missing', missing);
  const lost = before && lostOf({ before, codes, source, target });
  if (lost !== undefined) throw new CodeError('missing', lost);
  const breaks = (ids: string[]) => ids.filter((id) => codes.get(id)?.kind === 'break');
  const order = breaks(codeIds(source));
  const kept = breaks(there).filter((id) => order.includes(id));
  if (kept.join() !== order.filter((id) => kept.includes(id)).join()) throw new CodeError('structure');
}

/** Formatting and lines within a paragraph are the translator’s to set. */
export function isFree({ kind }: Code): boolean {
  return kind === 'format' || kind === 'line';
}

/** A link or an object that the translation had of its own, and the source has its counterpart of, and that is gone. */
function lostOf({ before, codes, source, target }: Required<Omit<Check, 'dispensable'>>): string | undefined {
  const of = (text: CodedText, kind: CodeKind) => codeIds(text).filter((id) => codes.get(id)?.kind === kind);
  for (const kind of ['link', 'object'] as const) {
    const left = of(target, kind);
    if (left.length < Math.min(of(before, kind).length, of(source, kind).length))
      return of(before, kind).find((id) => !left.includes(id));
  }
  return undefined;
}
