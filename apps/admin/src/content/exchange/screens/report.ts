import type { Locale } from '@nasaq/contract';
import { type Line, withoutFormula } from '@nasaq/translation/exchange';
import { exchangeTexts } from '../catalogue/index.ts';
import type { Preview, TakenEntry } from '../exchange-api.ts';
import { lineText, nameOf } from './line-text.ts';

/** Every line of a file and what came of it, as a list of values. */
export function reportOf({ damaged, entries }: Preview, taken: readonly TakenEntry[], language: Locale): string {
  const texts = exchangeTexts[language];
  const { report } = texts;
  const head = [report.entry, report.field, report.outcome, report.why, report.before, report.after, report.done];
  const rows = entries.flatMap(({ lines, ref, title }) => {
    const own = taken.find((entry) => entry.ref === ref);
    const doneWith = ({ path }: Line) =>
      own?.meanwhile.includes(path) ? report.changedMeanwhile : own?.taken.includes(path) ? report.yes : report.no;
    return lines.map((line) => [
      title,
      nameOf(line, language),
      texts.outcomes[line.outcome],
      lineText(line, language).join(' '),
      line.before,
      line.after,
      own?.failed ?? doneWith(line),
    ]);
  });
  const lost = damaged.map((words) => [
    '',
    '',
    texts.outcomes.refused,
    texts.refusals.damaged_mark,
    '',
    words,
    report.no,
  ]);
  return [head, ...rows, ...lost].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** As RFC 4180 has it, and nothing that a spreadsheet would calculate. */
function cell(value: string): string {
  const text = withoutFormula(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
