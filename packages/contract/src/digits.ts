/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones, letter for letter; the signs between them stay. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
