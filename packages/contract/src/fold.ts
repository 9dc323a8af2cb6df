import { latinDigits } from './digits.ts';

/**
 * One folding for query and index (arabic.md, Search): compatibility forms, case, Latin accents,
 * hamza carriers, taa marbuta, alef maqsura, Persian letters, harakat, tatweel, bidi controls and digits.
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\u200E\u200F\u061C\u2066-\u2069\u202A-\u202E]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/[ىی]/gu, 'ي')
    .replace(/ک/gu, 'ك')
    .replace(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}
