import { kilobytes, table } from './table.mjs';

export function weightTable(locales) {
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
