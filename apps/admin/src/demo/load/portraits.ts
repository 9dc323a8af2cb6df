import { type Theme, themes } from './pictures/hues.ts';
import type { Company } from './company.ts';
import { idOf, type Loading } from './loading.ts';
import { portrait } from './pictures/portraits.ts';
import type { Drawing } from './stored-picture.ts';

/** The people of the company, for light and for dark pages. */
export function portraitDrawings({ portraits }: Pick<Company, 'portraits'>): Drawing[] {
  return Object.entries(portraits).flatMap(([key, alt]) =>
    themes.map((theme) => ({ name: nameOf(key, theme), base: key, alt, svg: () => portrait(key, theme) })),
  );
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
