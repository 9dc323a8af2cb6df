import { isolated, localeInfo, type Locale } from '@nasaq/contract';
import arabic from './catalogue/ar/checks.json' with { type: 'json' };
import arabicKinds from './catalogue/ar/kinds.json' with { type: 'json' };
import { excerpt } from '../excerpt.ts';
import english from './catalogue/en/checks.json' with { type: 'json' };
import englishKinds from './catalogue/en/kinds.json' with { type: 'json' };
import { type CheckGroup, type CheckId, type Finding, type Level, nothing } from './check.ts';

interface KindTexts {
  /** What the check is called. */
  name: string;
  /** What it says of a finding. */
  found: string;
  /** The same where one of the languages alone has something. */
  foundEn?: string;
  foundAr?: string;
  /** The same where the check knows what is written instead. */
  foundInstead?: string;
}

/** What a check and its findings are called, in both interface languages. */
export const checkTexts: Record<Locale, Record<CheckId, KindTexts>> = { en: englishKinds, ar: arabicKinds };

export const groupTexts: Record<Locale, Record<CheckGroup, string>> = { en: english.groups, ar: arabic.groups };
export const levelTexts: Record<Locale, Record<Level, string>> = { en: english.levels, ar: arabic.levels };

/** So many letters of a value are enough to know which is meant. */
const quoted = 100;

/** Values that a check has counted: the others are words and figures of the text itself, told as it writes them. */
const counted = new Set(['count', 'length', 'limit', 'share']);

/** In Arabic with 0123, as menus have them. */
const numbers: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(localeInfo.en.tag),
  ar: new Intl.NumberFormat(`${localeInfo.ar.tag}-u-nu-latn`),
};

/** What was found, in a sentence; values are isolated, so that neither direction disturbs the other, and cut where they are long. */
export function sentenceOf({ check, values }: Pick<Finding, 'check' | 'values'>, language: Locale): string {
  const { found, foundAr, foundEn, foundInstead } = checkTexts[language][check];
  const sentence =
    (values.instead !== undefined && foundInstead) ||
    (values.ar === nothing && foundEn) ||
    (values.en === nothing && foundAr) ||
    found;
  return sentence.replace(/\{(\w+)\}/g, (marker, name: string) =>
    Object.hasOwn(values, name) ? isolated(told(name, values[name]!, language)) : marker,
  );
}

function told(name: string, value: string, language: Locale): string {
  return counted.has(name) && /^\d+$/.test(value) ? numbers[language].format(Number(value)) : excerpt(value, quoted);
}
