import type { Locale } from '@nasaq/contract';
import type { BundleReport, BundleTaken } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { problemText, rawText } from './problem-text.ts';

/** The report as a table that spreadsheets open, with what came of each line where something did. */
export function keepReport({ rows, table }: BundleReport, done: BundleTaken | null, language: Locale): void {
  const { csv, in: texts, standing } = bundleTexts[language];
  const head = [csv.line, texts.name, texts.title, texts.standing, texts.result];
  const written = new Set(done?.names);
  const lines = [
    ...rows.map((row) => [
      row.line ?? '',
      row.name,
      row.title,
      standing[row.standing],
      done ? (written.has(row.name) ? texts.written : texts.unwritten) : '',
    ]),
    ...(table?.problems ?? []).map((problem) => [
      problem.line,
      problem.heading,
      problem.value,
      standing.refused,
      problemText(problem, String(problem.line), language),
    ]),
    ...(table?.raw ?? []).map((cell) => [
      cell.line,
      cell.heading,
      '',
      csv.raw,
      rawText(cell, String(cell.line), language),
    ]),
  ];
  keepTable([head, ...lines], 'import-report.csv');
}

/** A table on the disk of who reads, as spreadsheets open it. */
export function keepTable(rows: readonly (readonly (string | number)[])[], name: string): void {
  const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What begins like a formula is none. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
