import { asDialled, cleanLine, normalizeDigits } from '@nasaq/contract';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { isCountry } from './countries.ts';

export interface TypedNumber {
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
