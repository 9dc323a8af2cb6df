import { availableParallelism } from 'node:os';
import { locales, type Locale, type Localized } from '@nasaq/contract';
import type { Company } from './company.ts';
import type { DrawnPicture } from '../types.ts';
import { idOf, remember, type Loading } from './loading.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { type Theme, themes } from './pictures/hues.ts';
import { fingerprint, openMediaFolder, storeFile, type StoredPicture, writeDrawing } from './stored-picture.ts';

/** A picture of an entry in a language and a theme. */
interface PlannedPicture {
  /** `works/qanater-bank/0` */
  name: string;
  locale: Locale;
  theme: Theme;
  alt: Localized<string>;
}

/** Draws and stores the screenshots of products, the galleries of works, the map and plan of the page about the company, in both languages and themes. */
export async function loadPictures(loading: Loading, company: Company): Promise<void> {
  const planned = [
    ...company.products.flatMap(({ key, locales: texts }) =>
      plan(`products/${key}`, { en: texts.en?.screenshots, ar: texts.ar?.screenshots }),
    ),
    ...company.works.flatMap(({ key, locales: texts }) =>
      plan(`works/${key}`, { en: texts.en?.gallery, ar: texts.ar?.gallery }),
    ),
    ...plan('about/place', { en: company.pages.about.en.place, ar: company.pages.about.ar.place }),
  ];
  await openMediaFolder();
  const files = await drawAll(planned);
  // One after the other: they share the transaction's connection.
  const ids = new Map<string, number>();
  for (const [index, picture] of planned.entries()) {
    const drawn = files[index]!;
    const id = ids.get(drawn.file.filename) ?? (await storeFile(loading, picture.alt, drawn));
    ids.set(drawn.file.filename, id);
    remember(loading, 'media', nameOf(picture), id);
  }
}

/** The rows of an entry in one language, in the order of its texts. */
export function pictureRows(loading: Loading, entry: string, locale: Locale, texts: readonly DrawnPicture[]) {
  return texts.map(({ caption }, index) => {
    const [picture, dark] = themes.map((theme) =>
      idOf(loading, 'media', nameOf({ name: `${entry}/${index}`, locale, theme })),
    );
    return { picture, darkPicture: dark === picture ? null : dark, caption };
  });
}

function nameOf({ locale, name, theme }: Pick<PlannedPicture, 'name' | 'locale' | 'theme'>): string {
  return `${name}/${locale}/${theme}`;
}

function plan(entry: string, texts: Localized<DrawnPicture[] | undefined>): PlannedPicture[] {
  return locales.flatMap((locale) =>
    (texts[locale] ?? []).flatMap((_, index) => {
      const name = `${entry}/${index}`;
      const alt: Localized<string> = {};
      for (const language of locales) {
        const text = texts[language]?.[index]?.alt;
        if (text) alt[language] = text;
      }
      return themes.map((theme) => ({ name, locale, theme, alt }));
    }),
  );
}

/**
 * As many at a time as there are cores: one holds about 20 MB. What is drawn alike in both languages or themes is one
 * file.
 */
async function drawAll(planned: readonly PlannedPicture[]): Promise<StoredPicture[]> {
  const files: StoredPicture[] = [];
  const drawn = new Map<string, Promise<StoredPicture>>();
  const waiting = planned.entries();
  const worker = async () => {
    for (const [index, { locale, name, theme }] of waiting) {
      const svg = drawPicture(name, { locale, theme });
      const base = baseName(name, svg);
      const drawing = drawn.get(base) ?? writeDrawing(base, svg);
      drawn.set(base, drawing);
      files[index] = await drawing;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return files;
}

function baseName(name: string, svg: string): string {
  const [, key, index] = name.split('/');
  return `${key}-${Number(index) + 1}-${fingerprint(svg)}`;
}
