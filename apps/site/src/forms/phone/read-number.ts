import { asDialled, cleanLine, fold, normalizeDigits } from '@nasaq/contract';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { type Country, isCountry } from './countries.ts';

interface TypedNumber {
  country: string;
  /** As the country writes it where it is a valid number, else what was typed, in Latin digits. */
  number: string;
}

/**
 * A number as somebody typed or pasted it, in any digits. `+966…`, `(+966)…`, `tel:+966…` and `00966…` name their country themselves; shared
 * codes (+1, +7, +44) stay with the chosen country where it has that code.
 */
export function readNumber(typed: string, country: string): TypedNumber {
  const text = normalizeDigits(cleanLine(typed));
  const home = isCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(asDialled(text), home);
  if (!parsed) return { country, number: text };
  const found = parsed.country ?? firstOf(parsed.getPossibleCountries(), home);
  if (!isInternational(text)) return { country, number: parsed.isValid() ? parsed.formatNational() : text };
  if (!found) return { country, number: text };
  return { country: found, number: parsed.isValid() ? parsed.formatNational() : parsed.nationalNumber };
}

/** Whether what is typed begins with a calling code. */
export function isInternational(typed: string): boolean {
  return asDialled(normalizeDigits(cleanLine(typed))).startsWith('+');
}

function firstOf(countries: CountryCode[], preferred: CountryCode | undefined): CountryCode | undefined {
  return preferred && countries.includes(preferred) ? preferred : countries[0];
}

/**
 * The countries that match what is typed, best first: by calling code (`20`, `+20`, `٠٠٢٠`), by a name in either
 * language, by the words of a name. All of them for nothing typed.
 */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const query = fold(typed).trim().replace(/\s+/gu, ' ');
  if (query === '') return [...countries];
  const digits = /^(?:\+|00)? ?([\d-][\d -]*)$/u.exec(query)?.[1]?.replace(/\D/gu, '');
  const rank = digits ? rankByCode(digits) : query === '+' ? () => 0 : rankByName(query);
  return countries
    .map((country, index) => ({ country, index, rank: rank(country) }))
    .filter(({ rank }) => rank !== none)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ country }) => country);
}

const none = Number.POSITIVE_INFINITY;

/** A whole number may stand there too: then its own country is the only one. */
function rankByCode(digits: string): (country: Country) => number {
  return ({ callingCode }) => {
    if (callingCode === digits) return 0;
    if (callingCode.startsWith(digits)) return 1;
    return digits.startsWith(callingCode) ? 2 : none;
  };
}

function rankByName(query: string): (country: Country) => number {
  return ({ terms }) => Math.min(...terms.map((term) => rankOfTerm(term, query)));
}

function rankOfTerm(term: string, query: string): number {
  const bare = withoutArticle(term);
  const wanted = withoutArticle(query);
  if (term === query || bare === wanted) return 0;
  if (term.startsWith(query) || bare.startsWith(wanted)) return 1;
  // Of two letters, only beginnings: "in" is India and not every "…ain".
  if (term.split(/[\s()-]+/u).some((word) => withoutArticle(word).startsWith(wanted))) return 2;
  return query.length > 2 && term.includes(query) ? 3 : none;
}

/** "إمارات" finds "الإمارات". */
function withoutArticle(text: string): string {
  return text.length > 4 ? text.replace(/^ال/u, '') : text;
}
