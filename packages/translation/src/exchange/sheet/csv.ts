import type { Bundle, DeliveredState } from '../bundle.ts';
import { type CellRun, type Delivery, FileError } from '../delivery.ts';
import { readSheet } from './read-sheet.ts';
import { sheetRows } from './write-sheet.ts';

/** The columns by which such a file is recognised; those of the languages stand between `field` and `state`. */
const [idColumn, entryColumn, fieldColumn, stateColumn, notesColumn] = ['id', 'entry', 'field', 'state', 'notes'];

/** A list of values: a row for each paragraph, the first row names the columns. */
export function csvTable(bundle: Bundle): string[][] {
  const head = [idColumn!, entryColumn!, fieldColumn!, bundle.from, bundle.to, stateColumn!, notesColumn!];
  const rows = bundle.entries.flatMap((entry) =>
    sheetRows(entry, bundle, 'csv').map(({ id, label, notes, source, state, target }) =>
      [id, entry.title, label, wordsOf(source), wordsOf(target), state, notes.join('\n')].map(withoutFormula),
    ),
  );
  return [head, ...rows];
}

/**
 * Reads such a list as it came back.
 * @throws {FileError} where it is another list
 */
export function readCsvTable([head = [], ...rows]: readonly (readonly string[])[]): Delivery {
  const names = head.map((name) => name.trim().toLowerCase());
  const at = (name: string) => names.indexOf(name);
  const languages = names.filter((name) => name === 'en' || name === 'ar');
  if (at(idColumn!) < 0 || languages.length !== 2) throw new FileError('csv_columns');
  const cell = (row: readonly string[], column: number) => withFormula(row[column] ?? '');
  return readSheet(
    'csv',
    rows.map((row) => {
      const id = cell(row, at(idColumn!));
      // Which of the two is the source, each row says itself: somebody may have swapped the columns.
      const [from, to] = id.includes('[ar-en:') ? ['ar', 'en'] : ['en', 'ar'];
      return {
        id,
        label: [cell(row, at(entryColumn!)), cell(row, at(fieldColumn!))].filter(Boolean).join(' › '),
        source: runsOf(cell(row, at(from!))),
        target: runsOf(cell(row, at(to!))),
        state: stateOf(cell(row, at(stateColumn!))),
      };
    }),
  );
}

/** What a spreadsheet would take for a formula begins with an apostrophe; a text that begins so by itself gets another one. */
export function withoutFormula(value: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
}

function withFormula(value: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/u.test(value) ? value.slice(1) : value;
}

function runsOf(text: string): CellRun[] {
  return text === '' ? [] : [{ text: text.replace(/\r\n?/gu, '\n'), format: 0 }];
}

function wordsOf(runs: readonly CellRun[]): string {
  return runs.map(({ text }) => text).join('');
}

function stateOf(word: string): DeliveredState {
  const state = word.trim().toLowerCase();
  return state === 'reviewed' || state === 'final' || state === 'initial' ? state : 'translated';
}
