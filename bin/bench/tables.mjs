const names = {
  site: 'Nasaq, as a browser asks (brotli)',
  next: 'Next.js, as a browser asks (gzip)',
  'site-plain': 'Nasaq, uncompressed',
  'next-plain': 'Next.js, uncompressed',
  react: 'limit: React alone, data at hand',
  raw: 'limit: node:http, finished page',
};
const holders = { site: 'site', admin: 'admin host', raw: 'limit: node:http into files' };
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (value) => (value === null ? 'not measured' : `${value.toFixed(0)} MB`);
const times = (value) => `${value.toFixed(1)}×`;

/** One Markdown table, or a few lines, for each part. */
export const tables = { starts, weight, requests, lighthouse, submissions };

function starts({ firstStart, secondStart, memoryAtRest, adminMemoryAtRest, memoryAfterLoad }) {
  return table(
    ['', 'measured', 'goal'],
    [
      ['first `npm start`, demo company loaded', `${firstStart.toFixed(1)} s`, ''],
      ['second `npm start`', `${secondStart.toFixed(1)} s`, 'below 10 s'],
      ['site process at rest', megabytes(memoryAtRest), 'below 150 MB'],
      ['site process after the load below', megabytes(memoryAfterLoad ?? null), ''],
      ['admin host at rest', megabytes(adminMemoryAtRest), ''],
    ],
  );
}

function weight(locales) {
  const files = ({ bytes, files: count }) => `${kilobytes(bytes)} (${count})`;
  const rows = Object.entries(locales).map(([locale, { scripts, laterScripts, styles, fonts, thirdParty }]) => [
    locale,
    files(scripts),
    files(laterScripts),
    files(styles),
    files(fonts),
    thirdParty.length,
  ]);
  return table(['home', 'scripts', 'further scripts within 6 s', 'styles', 'fonts', 'third-party requests'], rows);
}

function requests({ contenders, ratios, rounds, seconds, nextScripts }) {
  const rows = Object.entries(contenders).map(([name, { perSecond, p50, p99, processor, coreInUse, bytes }]) => [
    names[name],
    perSecond.toFixed(0),
    p50,
    p99,
    processor.toFixed(2),
    `${(coreInUse * 100).toFixed(0)} %`,
    kilobytes(bytes),
  ]);
  return [
    table(['home page, uncached', 'pages/s', 'p50 ms', 'p99 ms', 'processor ms/page', 'core in use', 'HTML'], rows),
    '',
    `Nasaq answers **${times(ratios.asBrowser)}** the requests per second of Next.js as a browser asks, **${times(ratios.plain)}** uncompressed`,
    `(processor time per page: ${times(ratios.processorAsBrowser)} and ${times(ratios.processorPlain)} less). Medians of ${rounds} rounds of ${seconds} s, 50 connections.`,
    `The scripts of the Next.js page's first view: ${kilobytes(nextScripts.bytes)} in brotli.`,
  ].join('\n');
}

function lighthouse(pages) {
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
  return table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint ms',
      'blocking ms',
      'layout shift',
    ],
    rows,
  );
}

function submissions({ rows, seconds, uploads }) {
  const accepted = rows.map(({ connections, perSecond, p50, p99, lastMailAfter, sent, stored, mailed, limit }) => [
    connections,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    `${lastMailAfter.toFixed(1)} s`,
    `${sent} / ${stored} / ${mailed}`,
    limit.perSecond.toFixed(0),
  ]);
  const held = Object.entries(uploads.memory).map(([name, { before, peak }]) => [
    holders[name],
    megabytes(before),
    megabytes(peak),
    megabytes(peak - before),
  ]);
  return [
    table(
      [
        'people at once',
        'accepted/s',
        'p50 ms',
        'p99 ms',
        'last mail after the load',
        'sent / stored / mailed',
        'limit: node:http reads only',
      ],
      accepted,
    ),
    '',
    `${seconds} s each, through the site, every submission from an address of its own, two mails for each.`,
    '',
    table([`${uploads.files} uploads of ${uploads.bytes / 1024 ** 2} MiB at once`, 'before', 'peak', 'more'], held),
    '',
    `Through the site in ${uploads.seconds.toFixed(1)} s, checked by content; node:http into files in ${uploads.rawSeconds.toFixed(1)} s.`,
  ].join('\n');
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
