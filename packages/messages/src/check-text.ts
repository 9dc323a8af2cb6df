import { type Locale, localeInfo } from '@nasaq/contract';
import { icuValues, type IcuValue, icuWords } from './icu.ts';
import { joinPlural, type PluralParts } from './plural-parts.ts';

/** How values stand in a text: as ICU, or as `{name}` alone. */
export type TextKind = 'icu' | 'plain';

/** Why a text may not stand in the place of the built one. */
export type TextProblem =
  | { problem: 'empty' | 'broken' | 'markup' | 'lines' | 'direction' | 'controls' }
  | { problem: 'too_long'; max: number }
  /** Values of the built text that are lost, or that it does not have. */
  | { problem: 'lost' | 'unknown'; names: string[] }
  /** A count or number that is written in another way than in the built text. */
  | { problem: 'format'; names: string[] }
  /** Forms of a count that the language has and the text has not. */
  | { problem: 'forms'; names: string[]; forms: string[] }
  /** Forms of a count that say nothing, where others say something: readers would meet a hole. */
  | { problem: 'hole'; forms: string[] };

interface Checked {
  text: string;
  built: string;
  locale: Locale;
  kind: TextKind;
}

/** The first thing that is wrong with a text, or `null`. */
export function checkText({ built, kind, locale, text }: Checked): TextProblem | null {
  if (text.trim() === '') return { problem: 'empty' };
  const max = longestFor(built);
  if (text.length > max) return { problem: 'too_long', max };
  if (/<[a-z/!]/i.test(text) && !/<[a-z/!]/i.test(built)) return { problem: 'markup' };
  if (/[\n\r\u2028\u2029]/.test(text) && !/\n/.test(built)) return { problem: 'lines' };
  if (/[\p{Cc}\uFFFD]/u.test(text.replaceAll(/[\n\r\t]/g, ''))) return { problem: 'controls' };
  if (!isBalanced(text)) return { problem: 'direction' };
  return kind === 'icu' ? checkIcu(text, built, locale) : checkPlain(text, built);
}

/** Where something is wrong in a text that is written in its parts: before or after the count, or in one of its forms. */
export interface PartProblem {
  part: string;
  problem: TextProblem;
}

/** The first part that cannot be read by itself, that has a value of nowhere, or that is a form which says nothing. What is wrong with the whole, `checkText` says. */
export function checkParts({ after, before, forms }: PluralParts, built: string): PartProblem | null {
  const known = new Set(icuValues(built).map(({ name }) => name));
  for (const [part, text] of [['before', before], ...forms, ['after', after]] as const) {
    const names = namesIn(part, text);
    if (names === null) return { part, problem: { problem: 'broken' } };
    const unknown = [...new Set(names)].filter((name) => !known.has(name));
    if (unknown.length > 0) return { part, problem: { problem: 'unknown', names: unknown } };
  }
  const [hole] = holesIn(joinPlural({ after: '', before: '', forms, name: sound.name }), built);
  return hole === undefined ? null : { part: hole, problem: { problem: 'hole', forms: [hole] } };
}

/** Forms that say nothing beside others that do; one that says nothing in the built text may stay so. */
function holesIn(text: string, built: string): string[] {
  const mayBeEmpty = new Set(icuValues(built).flatMap(({ empty = [] }) => empty));
  return icuValues(text).flatMap(({ empty = [], forms = [], format }) =>
    format === 'plural' && empty.length < forms.length ? empty.filter((form) => !mayBeEmpty.has(form)) : [],
  );
}

/** A count that is sound, beside which a part is read. */
const sound = {
  before: '',
  name: 'count_of_check',
  forms: [['few', 'x'] as const, ['other', 'x'] as const],
  after: '',
};

/** Of the values in one part, at its place; null where it does not stay within it. */
function namesIn(part: string, text: string): string[] | null {
  const isAround = part === 'before' || part === 'after';
  const read = joinPlural({ ...sound, ...(isAround ? { [part]: text } : { forms: [['few', text], sound.forms[1]!] }) });
  try {
    const values = icuValues(read);
    const counts = values.filter(({ name }) => name === sound.name);
    const isWhole = counts.length === 1 && counts[0]!.forms?.join() === 'few,other';
    if (!isWhole || /[{}]/.test(icuWords(read))) return null;
    return values.flatMap(({ name }) => (name === sound.name ? [] : [name]));
  } catch {
    return null;
  }
}

/** How many characters a text may have that stands where the built one stood. */
export function longestFor(built: string): number {
  return Math.max(160, built.length * 3);
}

/** Of each count, the forms that a language tells apart, in their order. */
export function formsOf(locale: Locale): Intl.LDMLPluralRule[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const { pluralCategories } = new Intl.PluralRules(localeInfo[locale].tag).resolvedOptions();
  return order.filter((form) => pluralCategories.includes(form));
}

/** Marks that turn the order of what stands around them: isolates that end, and no overrides at all. */
function isBalanced(text: string): boolean {
  if (/[\u202A-\u202E]/.test(text)) return false;
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

function checkIcu(text: string, built: string, locale: Locale): TextProblem | null {
  let values: IcuValue[];
  try {
    values = icuValues(text);
    // The parser takes a loose one for a sign like any other; whoever typed it meant a value.
    if (/[{}]/.test(icuWords(text))) return { problem: 'broken' };
  } catch {
    return { problem: 'broken' };
  }
  const original = icuValues(built);
  const byName = checkNames(
    values.map(({ name }) => name),
    original.map(({ name }) => name),
  );
  if (byName) return byName;
  const ways = (name: string) => new Set(original.filter((value) => value.name === name).map(({ format }) => format));
  const isCount = (name: string) => ways(name).has('plural');
  const otherwise = values.filter(
    ({ format, name }) => !ways(name).has(format) && !(format === 'number' && isCount(name)),
  );
  const uncounted = original.filter(
    ({ name }) => isCount(name) && !values.some((value) => value.name === name && value.format === 'plural'),
  );
  const written = [...new Set([...otherwise, ...uncounted].map(({ name }) => name))];
  if (written.length > 0) return { problem: 'format', names: written };
  for (const { format, forms = [], name } of values) {
    const lacking = format === 'plural' ? formsOf(locale).filter((form) => !forms.includes(form)) : [];
    if (lacking.length > 0) return { problem: 'forms', names: [name], forms: lacking };
  }
  const holes = holesIn(text, built);
  return holes.length > 0 ? { problem: 'hole', forms: [...new Set(holes)] } : null;
}

function checkPlain(text: string, built: string): TextProblem | null {
  const names = (of: string) => [...of.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) return { problem: 'broken' };
  return checkNames(names(text), names(built));
}

function checkNames(found: readonly string[], wanted: readonly string[]): TextProblem | null {
  const unknown = [...new Set(found)].filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return { problem: 'unknown', names: unknown };
  const lost = [...new Set(wanted)].filter((name) => !found.includes(name));
  return lost.length > 0 ? { problem: 'lost', names: lost } : null;
}
