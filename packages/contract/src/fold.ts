/**
 * One folding for query and index (arabic.md, Search): compatibility forms, case, Latin accents,
 * hamza carriers, taa marbuta, alef maqsura, Persian letters, harakat, tatweel, bidi controls and digits.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\u200E\u200F\u061C\u2066-\u2069\u202A-\u202E]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/[ىی]/gu, 'ي')
    .replace(/ک/gu, 'ك')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}
