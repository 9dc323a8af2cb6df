import { pageGoals } from '../page-ratios.mjs';
import { kilobytes, megabytes, milliseconds, rate, table, times } from './table.mjs';

const groups = {
  cached: 'kept pages',
  live: 'rendered for each request',
  answers: 'likewise, from cached answers',
  limit: 'limits',
};
const head = [
  '',
  'pages/s',
  'p50 / p99 ms',
  'alone p50 / p99 ms',
  'processor ms/page',
  'HTML',
  'as a browser asks: pages/s',
  'processor ms/page',
  'HTML',
];

/** One table of figures for each page, one of ratios to the goals, one of memory and scripts. */
export function pagesTable({ contenders, pages, ratios, scripts, rounds, seconds, connections }) {
  return [
    ...Object.entries(pages).flatMap(([page, figures]) => [`### ${page}`, '', figuresOf(figures, contenders), '']),
    `Medians of ${rounds} rounds of ${seconds} s over ${connections} connections; *alone* once, over one. HTML as it travels: what a peer does not compress by itself stays as it is.`,
    '',
    '### Ratios',
    '',
    ratiosOf(ratios),
    '',
    '### Memory and scripts',
    '',
    restOf(contenders, scripts),
  ].join('\n');
}

function figuresOf({ plain, alone, browser, bytes }, contenders) {
  const rows = contenders.map(({ name, title, group }) => [
    `${title}${group === 'limit' ? ` (${groups.limit.slice(0, -1)})` : ''}`,
    rate(plain[name].perSecond),
    percentiles(plain[name]),
    percentiles(alone[name]),
    plain[name].processor.toFixed(3),
    kilobytes(bytes[name].plain),
    rate(browser[name].perSecond),
    browser[name].processor.toFixed(3),
    `${kilobytes(bytes[name].browser)}${bytes[name].encoding === 'none' ? '' : ` ${bytes[name].encoding}`}`,
  ]);
  return table(head, rows);
}

function percentiles({ p50, p99 }) {
  return `${milliseconds(p50)} / ${milliseconds(p99)}`;
}

function ratiosOf(ratios) {
  const known = pageGoals.filter(({ name }) => Object.values(ratios)[0].plain[name]);
  const rows = known.map((goal) => [
    goal.name,
    goal.least ? `at least ${goal.least}` : goal.most ? `at most ${goal.most}` : '',
    ...Object.values(ratios).flatMap(({ plain, browser }) => [times(plain[goal.name]), times(browser[goal.name])]),
  ]);
  const columns = Object.keys(ratios).flatMap((page) => [`${page}, uncompressed`, `${page}, as a browser asks`]);
  return table(['', 'goal', ...columns], rows);
}

function restOf(contenders, scripts) {
  const rows = contenders.map(({ name, title, group, memory: { atRest, afterLoad } }) => [
    title,
    groups[group],
    megabytes(atRest),
    megabytes(afterLoad),
    scripts[name] ? `${kilobytes(scripts[name].bytes)} (${scripts[name].files})` : '',
  ]);
  return table(['', '', 'at rest', 'after the load', 'scripts of the home page, brotli'], rows);
}
