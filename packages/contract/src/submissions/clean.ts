/** Controls that reorder the text around them; a name or subject has no use for them. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu;
// Tab and line feed stay; PostgreSQL accepts no null byte at all.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones, with the Arabic decimal and thousands signs. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
}

/** One line as a person meant it: NFC, no control characters, single spaces, trimmed. */
export function cleanLine(value: unknown): string {
  return asText(value)
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(controls, '')
    .replace(bidiControls, '')
    .normalize('NFC')
    .trim();
}

/** Several lines: NFC, `\n` between them, no control characters besides tab; direction marks stay, an unknown surrogate does not. */
export function cleanText(value: unknown): string {
  return asText(value)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(controls, '')
    .normalize('NFC')
    .trim();
}

/** `on`, `true`, `1` and `yes` are what a ticked box sends. */
export function cleanFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && ['on', 'true', '1', 'yes'].includes(value));
}

/** `null` for nothing; `NaN` for what is no number, which `between` refuses. Any digits are read. */
export function cleanNumber(value: unknown): number | null {
  const text = normalizeDigits(cleanLine(typeof value === 'number' ? String(value) : value));
  return text === '' ? null : Number(text);
}

/** What lines, commas or repeated fields hold, without empty ones. */
export function cleanList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : asText(value).split(/[\r\n,،]+/u);
  return parts.map((part) => cleanLine(part)).filter(Boolean);
}

function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.toWellFormed() : '';
}
