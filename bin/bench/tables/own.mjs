import { table, times } from './table.mjs';

const ways = { cached: 'from the page cache', rendered: 'rendered anew' };

export function ownTable({ changedTexts, ...measured }) {
  const rows = Object.entries(ways).flatMap(([way, label]) => [
    ...Object.entries(measured[way]).map(([page, { built, own }]) => [
      `${page}, ${label}`,
      built.toFixed(3),
      own.toFixed(3),
      times(own / built),
      '',
    ]),
    [`all, ${label}`, ...sums(measured[way]), way === 'rendered' ? 'at most 1.03' : ''],
  ]);
  return [
    table(['processor ms/page', 'as built', 'as its owner made it', 'owner / built', 'goal'], rows),
    '',
    `A colour, a pair of faces and ${changedTexts} texts in each language, published and taken back in turn.`,
  ].join('\n');
}

function sums(pages) {
  const [built, own] = ['built', 'own'].map((state) =>
    Object.values(pages).reduce((sum, page) => sum + page[state], 0),
  );
  return [built.toFixed(3), own.toFixed(3), times(own / built)];
}
