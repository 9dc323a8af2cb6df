import { locales, type Locale, type Localized } from '@nasaq/contract';
import type { Company } from './company.ts';
import type { DrawnPicture } from '../types.ts';
import { idOf, type Loading } from './loading.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { type Theme, themes } from './pictures/hues.ts';
import type { Drawing } from './stored-picture.ts';

/**
 * The screenshots of products, the galleries of works, the map and plan of the page about the company, in both languages
 * and themes.
 */
export function pictureDrawings(company: Company): Drawing[] {
  return [
    ...company.products.flatMap(({ key, locales: texts }) =>
      drawingsOf(`products/${key}`, { en: texts.en?.screenshots, ar: texts.ar?.screenshots }),
    ),
    ...company.works.flatMap(({ key, locales: texts }) =>
      drawingsOf(`works/${key}`, { en: texts.en?.gallery, ar: texts.ar?.gallery }),
    ),
    ...drawingsOf('about/place', { en: company.pages.about.en.place, ar: company.pages.about.ar.place }),
  ];
}

/** The rows of an entry in one language, in the order of its texts. */
export function pictureRows(loading: Loading, entry: string, locale: Locale, texts: readonly DrawnPicture[]) {
  return texts.map(({ caption }, index) => {
    const [picture, dark] = themes.map((theme) =>
      idOf(loading, 'media', nameOf({ picture: `${entry}/${index}`, locale, theme })),
    );
    return { picture, darkPicture: dark === picture ? null : dark, caption };
  });
}

function nameOf({ locale, picture, theme }: { picture: string; locale: Locale; theme: Theme }): string {
  return `${picture}/${locale}/${theme}`;
}

function drawingsOf(entry: string, texts: Localized<DrawnPicture[] | undefined>): Drawing[] {
  const [, key] = entry.split('/');
  return locales.flatMap((locale) =>
    (texts[locale] ?? []).flatMap((_, index) => {
      const picture = `${entry}/${index}`;
      const alt: Localized<string> = {};
      for (const language of locales) {
        const text = texts[language]?.[index]?.alt;
        if (text) alt[language] = text;
      }
      return themes.map((theme) => ({
        name: nameOf({ picture, locale, theme }),
        base: `${key}-${index + 1}`,
        alt,
        svg: () => drawPicture(picture, { locale, theme }),
      }));
    }),
  );
}
