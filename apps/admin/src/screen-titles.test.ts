import { expect, test } from 'vitest';
import { locales } from '@nasaq/contract';

test('every screen of ours is called in the language of the menus', async () => {
  const [{ screenTitle }, { gapsRoute, translationsRoute }, { startRoute }] = await Promise.all([
    import('./screen-titles.ts'),
    import('./gaps/index.ts'),
    import('./start/index.ts'),
  ]);
  for (const route of [gapsRoute, translationsRoute, startRoute, '/bundles', '/words', '/media-library']) {
    const [english, arabic] = locales.map((locale) => screenTitle(route.slice(1).split('/'), locale));
    expect(english).toMatch(/^[\x20-\x7E]+$/);
    expect(arabic).toMatch(/^[\u0600-\u06FF\s]+$/u);
  }
  expect(screenTitle(undefined, 'en')).toBeNull();
  expect(screenTitle(['collections', 'posts'], 'ar')).toBeNull();
});
