import { type Locale, otherLocale } from '@nasaq/contract';
import { excerpt, isTakenFor } from '@nasaq/translation';
import type { PayloadRequest, Validate } from 'payload';
import { text } from 'payload/shared';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { termLabels } from './catalogue/index.ts';
import { type TermRow, termOf } from './load-terms.ts';
import { type Clash, otherTerms, type Which } from './other-terms.ts';
import { faultOfScript } from './scripts.ts';

/** A term as somebody is about to save it. */
type Typed = Partial<TermRow> & { deletedAt?: unknown };
type Side = 'english' | 'arabic';

const sides = {
  english: { locale: 'en', also: 'alsoEnglish' },
  arabic: { locale: 'ar', also: 'alsoArabic' },
} as const satisfies Record<Side, { locale: Locale; also: keyof TermRow }>;

/**
 * Whether a word may be what the glossary calls something: it is there, in the letters of its language, and no other term
 * has agreed on it or forbids it. A text could not follow both.
 */
export function isAgreeable(side: Side): Validate<string, Typed> {
  return async (value, args) => {
    const usual = await text(value as never, args as never);
    if (usual !== true) return usual;
    const { id, req } = args;
    const typed = args.data as Typed;
    const word = String(value ?? '').trim();
    const language = interfaceLanguage(req.i18n);
    if (word === '') return side === 'arabic' && typed.keep ? true : termLabels.missing[language];
    return (
      faultOfScript(side, word, typed, language) ??
      (await told(side, [word], typed, id, req, 'agreed', (clash) => {
        const other = clash.row[side === 'english' ? 'arabic' : 'english']?.trim();
        const said = other ? termLabels.taken : termLabels.takenKept;
        return fill(said[language], { word: clash.theirs, other: other ?? '' });
      })) ??
      (await told(side, [word], typed, id, req, 'forbidden', (clash) => sayForbidden(clash, language))) ??
      true
    );
  };
}

/** Whether the further words of a term are in the letters of its language, and none is forbidden for another term. */
export function isAcceptable(side: Side): Validate<string[], Typed> {
  return async (value, args) => {
    const usual = await text(value as never, args as never);
    if (usual !== true) return usual;
    const typed = args.data as Typed;
    const language = interfaceLanguage(args.req.i18n);
    const words = written(value);
    return (
      words.map((word) => faultOfScript(side, word, typed, language)).find(Boolean) ??
      (await told(side, words, typed, args.id, args.req, 'forbidden', (clash) => sayForbidden(clash, language))) ??
      true
    );
  };
}

/** Whether what a term forbids is accepted neither for it nor for another, and is named once. */
export function isForbiddable(side: Side): Validate<string[], Typed> {
  return async (value, args) => {
    const usual = await text(value as never, args as never);
    if (usual !== true) return usual;
    const { also, locale } = sides[side];
    const typed = args.data as Typed;
    const language = interfaceLanguage(args.req.i18n);
    const term = termOf({ ...typed, id: 0 });
    const forbidden = written(value);
    // Arabic texts may be forbidden a word in Latin letters.
    const fault = forbidden.map((word) => faultOfScript(side, word, { ...typed, keep: true }, language)).find(Boolean);
    if (fault) return fault;
    const accepted = [typed[side] ?? '', ...(typed[also] ?? [])].filter((word) => word.trim() !== '');
    const own = forbidden.find((word) => isTakenFor(word, accepted, locale, term));
    if (own !== undefined) return fill(termLabels.forbidsItself[language], { word: own });
    const twice = forbidden.find((word, place) =>
      forbidden
        .slice(0, place)
        .some((before) => isTakenFor(word, [before], locale, term) && isTakenFor(before, [word], locale, term)),
    );
    if (twice !== undefined) return fill(termLabels.forbiddenTwice[language], { word: twice });
    // By its word in the other language: in its own it may be the very one.
    const say = ({ row, word }: Clash) =>
      fill(termLabels.forbidsAgreed[language], { word, term: nameOf(row, otherLocale(locale)) });
    return (await told(side, forbidden, typed, args.id, args.req, 'accepted', say)) ?? true;
  };
}

function written(value: string[] | null | undefined): string[] {
  return (value ?? []).map((word) => word.trim()).filter(Boolean);
}

/** What is said of the first of these words that another term has, too. Whoever moves a term into the trash mends it. */
async function told(
  side: Side,
  words: readonly string[],
  typed: Typed,
  id: number | string | undefined,
  req: PayloadRequest,
  which: Which,
  say: (clash: Clash) => string,
): Promise<string | undefined> {
  if (typed.deletedAt || words.length === 0) return undefined;
  const others = await otherTerms(req);
  const clash = others.clash(words, termOf({ ...typed, id: 0 }), id, sides[side].locale, which);
  return clash ? say(clash) : undefined;
}

function sayForbidden({ row, word }: Clash, language: Locale): string {
  return fill(termLabels.forbiddenElsewhere[language], { word, term: nameOf(row, language) });
}

/** What a term is called in a language, or else in the other. */
function nameOf({ arabic, english }: TermRow, language: Locale): string {
  const names = language === 'ar' ? [arabic, english] : [english, arabic];
  return excerpt(names.find((name) => name?.trim())?.trim() ?? '', 60);
}
