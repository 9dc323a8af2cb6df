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

/** `null` for nothing; `NaN` for what is no number, which `number` and `between` refuse. Any digits are read. */
export function cleanNumber(value: unknown): number | null {
  const text = normalizeDigits(cleanLine(typeof value === 'number' ? String(value) : value));
  return text === '' ? null : Number(text);
}

/**
 * `YYYY-MM-DD` of a day as people write it, in any digits: `21/12/2026`, `٢١-١٢-٢٠٢٦`, `21.12.2026` or the ISO date. The
 * day comes first, as both languages of the site have it, unless only the other way round is a month. Anything else
 * stays as it was typed, which the rule `date` refuses.
 */
export function cleanDate(value: unknown): string {
  const text = normalizeDigits(cleanLine(value));
  const parts = /^(\d{1,2}) ?[/.\-،] ?(\d{1,2}) ?[/.\-،] ?(\d{4})$/u.exec(text);
  if (!parts) return text;
  const [first, second, year] = [Number(parts[1]), Number(parts[2]), parts[3]!];
  const [day, month] = second > 12 && first <= 12 ? [second, first] : [first, second];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
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
