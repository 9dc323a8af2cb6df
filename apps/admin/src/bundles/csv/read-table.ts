import { parse } from 'csv-parse/sync';
import { BundleError } from '../bundle-error.ts';

export interface Table {
  headings: string[];
  /** With the line of the file on which each begins. */
  rows: { line: number; cells: string[] }[];
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1256';
}

const mostRows = 20_000;

/** A table as spreadsheets write it: in UTF-8, UTF-16 or the code page of Arabic Windows, between commas, semicolons or tabs. */
export function readTable(bytes: Uint8Array): Table {
  const { encoding, text } = decoded(bytes);
  let records: { info: { lines: number }; record: string[] }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never;
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new BundleError('noTable', { line: String(lines ?? 1) });
  }
  const [head, ...rest] = records;
  if (!head || rest.length === 0) throw new BundleError('emptyTable');
  if (rest.length > mostRows) throw new BundleError('longTable', { most: String(mostRows) });
  let before = head.info.lines;
  const rows = rest.map(({ info, record }) => {
    const line = before + 1;
    before = info.lines;
    return { line, cells: record };
  });
  return { headings: head.record, encoding, rows: rows.filter(({ cells }) => cells.some(Boolean)) };
}

/** By its byte order mark, or by zeros beside letters; what is no UTF-8 is what Arabic Windows writes. */
function decoded(bytes: Uint8Array): Pick<Table, 'encoding'> & { text: string } {
  const [first, second] = bytes;
  const wide =
    (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
        ? 'utf-16be'
        : null;
  if (wide) return { encoding: 'UTF-16', text: checked(new TextDecoder(wide).decode(bytes)) };
  try {
    return { encoding: 'UTF-8', text: checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    if (error instanceof BundleError) throw error;
    return { encoding: 'Windows-1256', text: checked(new TextDecoder('windows-1256').decode(bytes)) };
  }
}

/** A text has no zeros: what has them is no table. */
function checked(text: string): string {
  if (text.includes('\u0000')) throw new BundleError('noTable', { line: '1' });
  return text;
}

/** Of those that spreadsheets write, the one that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/u, 1)[0]!.replaceAll(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t', '\u061B'].map((mark) => [mark, head.split(mark).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]![0];
}
