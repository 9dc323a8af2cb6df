import { milliseconds, table } from './table.mjs';

const names = { en: 'English', ar: 'Arabic' };
const share = ([tried, first]) => `${((100 * first) / tried).toFixed(1)} % of ${tried.toLocaleString('en')}`;

export function memoryTable({ buildMilliseconds, fields, p50, p99, pairs, rows }) {
  return [
    table(
      ['from', 'a word is', 'offered first, of sentences', 'of labels of one or two words'],
      rows.map(({ from, kind, labels, sentences }) => [names[from], kind, share(sentences), share(labels)]),
    ),
    '',
    `${pairs.toLocaleString('en')} pairs of ${fields.toLocaleString('en')} fields, read in ${milliseconds(buildMilliseconds)} ms; a lookup takes ${milliseconds(p50)} ms (p50), ${milliseconds(p99)} ms (p99).`,
  ].join('\n');
}
