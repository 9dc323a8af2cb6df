/** What may be shipped with a product whose source stays closed, as long as its text goes with it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages under another licence, by how their names begin, and why they may be shipped all the same. */
export const exceptions = [
  {
    begins: '@img/sharp-',
    licence: /LGPL-3\.0-or-later/,
    why: 'libvips is a shared library of its own beside the product: whoever runs it can exchange it.',
  },
  {
    begins: '@resvg/resvg-js',
    licence: /^MPL-2\.0$/,
    why: 'Weak copyleft, file by file: its files are shipped as they are, and its source is public.',
  },
  { begins: 'caniuse-lite', licence: /^CC-BY-4\.0$/, why: 'Data, which asks to be named: the licences file does.' },
  { begins: 'truncate-utf8-bytes', licence: /^WTFPL$/, why: 'It permits everything.' },
];

/**
 * What is wrong with the licences of a list of packages; empty where nothing is.
 * @param {{ name: string, version: string, licence: string }[]} packages with SPDX expressions
 * @returns {string[]} a sentence each
 */
export function refusedLicences(packages) {
  return packages.flatMap(({ name, version, licence }) => {
    if (permits(licence) || exceptionFor(name, licence)) return [];
    const said = licence ? `is under ${licence}` : 'names no licence';
    return `${name} ${version} ${said}: allow it in bin/package/licences.mjs with a reason, or do without it.`;
  });
}

export function exceptionFor(name, licence) {
  return exceptions.find(({ begins, licence: pattern }) => name.startsWith(begins) && pattern.test(licence));
}

/** Expressions of packages have one operator at most, or `AND` of choices in brackets; others are refused. */
function permits(expression) {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (bare.includes(' AND ')) return bare.split(' AND ').every(permits);
  if (bare.includes(' OR ')) return bare.split(' OR ').some(permits);
  return allowed.has(bare);
}
