import type { Locale } from '@nasaq/contract';
import { isTakenFor, type Term } from '@nasaq/translation';
import type { PayloadRequest, Validate } from 'payload';
import { text } from 'payload/shared';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { termLabels } from './catalogue/index.ts';
import { type TermRow, termOf } from './load-terms.ts';

/** A term as somebody is about to save it. */
type Typed = Partial<TermRow> & { deletedAt?: unknown };

const sides = {
  english: { locale: 'en', other: 'arabic', also: 'alsoEnglish' },
  arabic: { locale: 'ar', other: 'english', also: 'alsoArabic' },
} as const satisfies Record<string, { locale: Locale; other: keyof TermRow; also: keyof TermRow }>;

/**
 * Whether no other term has agreed on this word: a text could not follow both. Words that mean two things, as a noun and a
 * verb that look alike, are told apart by their kinds.
 * @param id of the term itself; none of a new one
 * @returns what is said at the field where one has
 */
export async function isUntaken(
  side: keyof typeof sides,
  typed: Typed,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<true | string> {
  // Whoever moves one of them into the trash mends it.
  if (typed.deletedAt) return true;
  const { locale, other } = sides[side];
  const word = typed[side] ?? '';
  const own = termOf({ ...typed, id: 0 });
  const taken = (await otherTerms(id, req)).find(
    (row) =>
      Boolean(row[side]?.trim()) &&
      (!row.kind || !own.kind || row.kind === own.kind) &&
      isEither([word, own], [row[side]!, termOf(row)], locale),
  );
  if (!taken) return true;
  const said = taken[other]?.trim() ? termLabels.taken : termLabels.takenKept;
  return fill(said[interfaceLanguage(req.i18n)], { word: taken[side]!, other: taken[other] ?? '' });
}

/** Whether what a term forbids is not accepted for it as well, and is named once. */
export function isForbiddenOnce(side: keyof typeof sides): Validate<string[], Typed> {
  return async (value, args) => {
    const usual = await text(value as never, args as never);
    if (usual !== true) return usual;
    const { also, locale } = sides[side];
    const typed = args.data as Typed;
    const term = termOf({ ...typed, id: 0 });
    const forbidden = (value ?? []).map((word) => word.trim()).filter(Boolean);
    const accepted = [typed[side] ?? '', ...(typed[also] ?? [])].filter((word) => word.trim() !== '');
    const say = (texts: Record<Locale, string>, word: string) =>
      fill(texts[interfaceLanguage(args.req.i18n)], { word });
    const own = forbidden.find((word) => isTakenFor(word, accepted, locale, term));
    if (own !== undefined) return say(termLabels.forbidsItself, own);
    const twice = forbidden.find((word, place) =>
      forbidden
        .slice(0, place)
        .some((before) => isTakenFor(word, [before], locale, term) && isTakenFor(before, [word], locale, term)),
    );
    return twice === undefined ? true : say(termLabels.forbiddenTwice, twice);
  };
}

type Word = readonly [word: string, of: Term];

/** Whether one of two words is a form of the other; where capitals tell one of them apart, they tell both. */
function isEither([one, of]: Word, [other, ofOther]: Word, locale: Locale): boolean {
  const caseSensitive = of.caseSensitive || ofOther.caseSensitive;
  return (
    isTakenFor(one, [other], locale, { kind: ofOther.kind, caseSensitive }) ||
    isTakenFor(other, [one], locale, { kind: of.kind, caseSensitive })
  );
}

async function otherTerms(id: number | string | undefined, req: PayloadRequest): Promise<TermRow[]> {
  const { docs } = await req.payload.find({
    collection: 'terms',
    ...(id !== undefined && { where: { id: { not_equals: id } } }),
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req: innerRequest(req),
  });
  return docs as TermRow[];
}
