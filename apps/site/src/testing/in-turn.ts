import { locales, type Locale } from '@nasaq/contract';

/**
 * The languages of a test that goes the same way in both, as of the staff's screens: an ordinary run takes it in one of
 * them, `npm run proofs` in both. What differs between the languages (words, directions, counts) is tried in both.
 * @param locale the one of an ordinary run
 */
export function inTurn(locale: Locale): readonly Locale[] {
  return import.meta.env.PROOFS ? locales : [locale];
}
