import { stringify } from 'csv-stringify/sync';

/** Spreadsheets read UTF-8, and with it Arabic, only where it is announced. */
export const byteOrderMark = '\uFEFF';

/** Rows as RFC 4180 has them: quotes where they are needed, CRLF at each end. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    // By itself it quotes only the whole delimiter, and a lone line feed would end the row.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}

/**
 * What a visitor typed must not become a formula of whoever opens the file: an apostrophe before it makes it text.
 * Spreadsheets in East Asian languages take the wide forms of the signs too. A telephone number in groups stays as it
 * is: digits and spaces calculate nothing and call nothing, and with its spaces it is no number either.
 */
function withoutFormula(value: string): string {
  if (/^\+\d{1,15}(?: \d{1,15}){1,6}$/.test(value)) return value;
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
}
