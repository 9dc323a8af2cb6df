import type { Locale } from '@nasaq/contract';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { bundleTexts } from '../catalogue/index.ts';
import type { CellProblem, RawCell } from '../csv/items-of-table.ts';

/** Why a line of a table is left out. @param line its number, as the reader writes it */
export function problemText(
  { choices = [], fault, heading, value, why = '' }: CellProblem,
  line: string,
  language: Locale,
) {
  const list = new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB', { type: 'disjunction' });
  return fill(bundleTexts[language].csv.faults[fault], { line, heading, value, why, choices: list.format(choices) });
}

/** What of a cell comes in as it is written. @param line its number, as the reader writes it */
export function rawText({ has, heading }: RawCell, line: string, language: Locale) {
  const { rawCell, rawKinds } = bundleTexts[language].csv;
  const list = new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB');
  return fill(rawCell, { line, heading, what: list.format(has.map((one) => rawKinds[one])) });
}
