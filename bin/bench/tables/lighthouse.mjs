import { table } from './table.mjs';

const head = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint ms',
  'blocking ms',
  'layout shift',
];

export function lighthouseTable(pages) {
  const rows = pages.map((page) => [
    `\`${decodeURI(page.path)}\``,
    page.performance,
    page.accessibility,
    page['best-practices'],
    page.seo,
    page.largestPaint,
    page.blockingTime,
    page.layoutShift,
  ]);
  return table(head, rows);
}
