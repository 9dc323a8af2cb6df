import { kilobytes, table } from './table.mjs';

export function weightTable(locales) {
  const files = ({ bytes, files: count }) => `${kilobytes(bytes)} (${count})`;
  const rows = Object.entries(locales).map(
    ([locale, { scripts, laterScripts, styles, fonts, firstView, everything, thirdParty }]) => [
      locale,
      files(scripts),
      files(laterScripts),
      files(styles),
      files(fonts),
      files(firstView),
      files(everything),
      thirdParty.length,
    ],
  );
  return table(
    [
      'home',
      'scripts',
      'further scripts within 6 s',
      'styles',
      'fonts',
      'all until the load event',
      'all within 6 s',
      'third-party requests',
    ],
    rows,
  );
}
