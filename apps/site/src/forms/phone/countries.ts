import { fold, type Locale } from '@nasaq/contract';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';

export interface Country {
  /** ISO 3166, as `phone_country` holds it. */
  code: CountryCode;
  /** In the reader's language. */
  name: string;
  /** Without the plus. */
  callingCode: string;
  /** Everything by which it is found, folded: both names, their initials, and what people call it besides. */
  terms: string[];
  /** Egypt, its neighbours and the Gulf stand above the alphabet. */
  near: boolean;
}

const near: readonly CountryCode[] = ['EG', 'SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'JO', 'LB', 'PS', 'LY', 'SD'];

/** Names that neither CLDR's nor their initials cover. */
const nicknames: Partial<Record<CountryCode, string[]>> = {
  AE: ['Emirates', 'Dubai', 'دبي'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['England', 'Britain', 'إنجلترا', 'بريطانيا'],
  KR: ['Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  PS: ['Palestine', 'فلسطين'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TR: ['Turkey', 'تركيا'],
  US: ['USA', 'America', 'أمريكا'],
};

export function isCountry(code: string): code is CountryCode {
  return (getCountries() as string[]).includes(code);
}

/** Every country with a calling code: the near ones in their own order, then the others by the alphabet of the language. */
export function listCountries(locale: Locale): Country[] {
  const names = { en: regionNames('en'), ar: regionNames('ar') };
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({
      code,
      name: names[locale](code),
      callingCode: getCountryCallingCode(code),
      terms: searchTerms(code, names.en(code), names.ar(code)),
      near: near.includes(code),
    }))
    .sort((a, b) => place(a.code) - place(b.code) || compare(a.name, b.name));
}

/** The name of a country in a language; the code itself where the browser knows none. */
export function regionNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

function place(code: CountryCode): number {
  const index = near.indexOf(code);
  return index === -1 ? near.length : index;
}

function searchTerms(code: CountryCode, english: string, arabic: string): string[] {
  const initials = english.replace(/[^A-Z]/g, '');
  return [english, arabic, ...(nicknames[code] ?? []), ...(initials.length > 1 ? [initials] : []), code].map((term) =>
    fold(term),
  );
}
