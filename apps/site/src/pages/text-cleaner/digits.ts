import { latinDigits } from '@nasaq/contract';
import { isInAddress } from './surroundings.ts';
import type { Replace } from './traced.ts';

/** By what the digits become. */
export const digitsRules: Record<'western' | 'arabic', { pattern: RegExp; replace: Replace }[]> = {
  western: [{ pattern: /[٠-٩۰-۹]+(?:[٫٬][٠-٩۰-۹]+)*٪?/g, replace: toWestern }],
  arabic: [{ pattern: /[0-9۰-۹]+(?:[.,][0-9۰-۹]+)*%?/g, replace: toArabic }],
};

function toWestern(number: string): string {
  return latinDigits(number).replace(/٫/g, '.').replace(/٬/g, ',').replace(/٪/g, '%');
}

/** Digits of Latin words (A4, MP3) and of addresses stay; so do the points of dates and versions. */
function toArabic(number: string, index: number, text: string): string {
  const beside = (text[index - 1] ?? '') + (text[index + number.length] ?? '');
  if (/[A-Za-z_]/.test(beside) || isInAddress(text, index)) return number;
  const separated = /^[\d۰-۹]+\.[\d۰-۹]+%?$/.test(number)
    ? number.replace('.', '٫')
    : /^[\d۰-۹]{1,3}(?:,[\d۰-۹]{3})+(?:\.[\d۰-۹]+)?%?$/.test(number)
      ? number.replace(/,/g, '٬').replace('.', '٫')
      : number;
  return separated
    .replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0660))
    .replace(/[۰-۹]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x06f0 + 0x0660))
    .replace('%', '٪');
}
