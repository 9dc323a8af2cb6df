import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inlineSources, readAssets } from './read-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'nasaq-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'manifest.json'),
  JSON.stringify({
    'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/site.css'], imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/styles/dark.css': { file: 'assets/dark.css' },
    'src/styles/late-fonts.css': { file: 'assets/late-fonts.css' },
    'src/styles/fonts-latin.css': { file: 'assets/latin.css' },
    'src/styles/fonts-arabic.css': { file: 'assets/arabic.css' },
    'src/theme/before-paint.ts': { file: 'assets/theme.js' },
    'src/head/scripts-after-paint.ts': { file: 'assets/starter.js' },
    'src/pages/works/index.tsx': { file: 'assets/works.js', imports: ['_vendor.js', '_row.js'] },
    '_row.js': { file: 'assets/row.js', css: ['assets/row.css'] },
    'virtual:messages/ar/shared': { file: 'assets/ar.js' },
    'virtual:messages/ar/works': { file: 'assets/ar-works.js' },
    'src/fonts/kufi-arabic.woff2': { file: 'assets/kufi-arabic.woff2' },
  }),
);

mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/theme.js'), 'theme();\n');
writeFileSync(join(folder, 'assets/starter.js'), 'start();\n');
writeFileSync(join(folder, 'assets/arabic.css'), '@font-face{}\n');
writeFileSync(join(folder, 'assets/row.css'), '.row{}\n');

test('a page’s document asks for its chunks, its messages and its fonts, each once', () => {
  expect(readAssets(folder)({ path: '/works', page: 'works' }, 'ar')).toEqual({
    theme: { code: 'theme();\nstart();' },
    scripts: ['/assets/entry.js'],
    styles: ['/assets/site.css', '/assets/row.css', '/assets/arabic.css'],
    darkStyles: ['/assets/dark.css'],
    lateStyles: ['/assets/late-fonts.css', '/assets/latin.css'],
    modulePreloads: ['/assets/vendor.js', '/assets/ar.js', '/assets/ar-works.js', '/assets/works.js', '/assets/row.js'],
    fonts: ['/assets/kufi-arabic.woff2'],
  });
});

test('the sheets of this page alone stand in it where its policy allows them, and one that is too long is linked', () => {
  const page = { path: '/works', page: 'works' } as const;
  const code = '.row{}@font-face{}';
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const { pageStyle, styles } = readAssets(folder)(page, 'ar', true);
  expect(styles).toEqual(['/assets/site.css']);
  expect(pageStyle).toEqual({ code, hash, files: ['/assets/row.css', '/assets/arabic.css'] });

  writeFileSync(join(folder, 'assets/row.css'), `.row{--long:"${'x'.repeat(12_000)}"}\n`);
  const long = readAssets(folder)(page, 'ar', true);
  expect(long.styles).toEqual(['/assets/site.css', '/assets/row.css']);
  expect(long.pageStyle).toMatchObject({ code: '@font-face{}', files: ['/assets/arabic.css'] });
});

test('a page that the build does not hold is an error', () => {
  expect(() => readAssets(folder)({ path: '/x', page: 'x' }, 'ar')).toThrow(
    "The client build holds no 'src/pages/x/index.tsx'.",
  );
});

test('the code that stands in the page is allowed by its hash', () => {
  const hash = createHash('sha256').update('theme();\nstart();').digest('base64');
  expect(inlineSources(readAssets(folder)).scripts).toEqual([`'sha256-${hash}'`]);
});
