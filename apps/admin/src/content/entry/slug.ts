/** Harakat, Quranic marks, superscript alef, tatweel: marks that a reader may write or leave out. */
const optionalMarks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
/** Zero-width and bidirectional controls. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/gu;
/** Apostrophes join their word: «don't» is `dont`. */
const apostrophes = /['’ʼ]/gu;
const maxLength = 96;

/**
 * A title as the last part of an address: letters of any script and digits, lower case, joined by hyphens.
 * Arabic letters stay as they are written (NFC), without harakat, tatweel and bidirectional marks;
 * accents of Latin letters are dropped. Empty where the text has neither letter nor digit.
 */
export function toSlug(text: string): string {
  const words = withoutLatinAccents(text.normalize('NFC'))
    .replace(optionalMarks, '')
    .replace(invisible, '')
    .replace(apostrophes, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return shorten(words.normalize('NFC'));
}

/** An address of several parts: each as `toSlug` has it, joined by slashes; empty where none has a letter or digit. */
export function toAddress(text: string): string {
  return text.split('/').map(toSlug).filter(Boolean).join('/');
}

/** `é` → `e`, but Arabic hamza forms, which NFD would take apart as well, are left alone. */
function withoutLatinAccents(text: string): string {
  return text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Cuts between words, so that no half word ends an address. */
function shorten(slug: string): string {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, maxLength);
}
