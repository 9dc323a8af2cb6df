import { milliseconds, table, times } from './table.mjs';

const figures = {
  begun: 'at its own address, until the first field stands',
  opened: 'at its own address, until the last field stands',
  followed: 'from the list, until the last field stands',
  keys: 'from a key until it is drawn',
  saved: 'until a save is answered',
};

export function deskTable({ letters, saves, visits, ...measured }) {
  const rows = Object.entries(figures).map(([name, label]) => {
    const { desk, form } = measured[name];
    const cell = ({ median, p95 }) => `${milliseconds(median)} (${milliseconds(p95)})`;
    return [label, cell(desk), form ? cell(form) : '–', form ? times(desk.median / form.median) : '–'];
  });
  return [
    table(['median ms (of 95 in 100 at most)', 'the desk, both languages', 'the CMS’s form, one', 'desk / form'], rows),
    '',
    `${visits} openings, ${letters} letters and ${saves} saves each.`,
  ].join('\n');
}
