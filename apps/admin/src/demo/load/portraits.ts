import { type Theme, themes } from './pictures/hues.ts';
import type { Company } from './company.ts';
import { idOf, remember, type Loading } from './loading.ts';
import { portrait } from './pictures/portraits.ts';
import { fingerprint, openMediaFolder, storeFile, writeDrawing } from './stored-picture.ts';

/** Draws and stores the people of the company, for light and for dark pages. */
export async function loadPortraits(loading: Loading, { portraits }: Pick<Company, 'portraits'>): Promise<void> {
  await openMediaFolder();
  for (const [key, alt] of Object.entries(portraits)) {
    for (const theme of themes) {
      const svg = portrait(key, theme);
      const drawn = await writeDrawing(`${key}-${fingerprint(svg)}`, svg);
      remember(loading, 'media', nameOf(key, theme), await storeFile(loading, alt, drawn));
    }
  }
}

/** The fields of a person whose portrait is drawn. */
export function portraitOf(loading: Loading, key: string) {
  return {
    portrait: idOf(loading, 'media', nameOf(key, 'light')),
    darkPortrait: idOf(loading, 'media', nameOf(key, 'dark')),
  };
}

function nameOf(key: string, theme: Theme): string {
  return `portraits/${key}/${theme}`;
}
