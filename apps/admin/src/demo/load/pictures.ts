import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { locales, type Locale, type Localized } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { env } from '../../env.ts';
import type { Company } from './company.ts';
import type { DrawnPicture } from '../types.ts';
import { idOf, remember, request, type Loading } from './loading.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { loadFonts } from './pictures/fonts.ts';
import type { Theme } from './pictures/hues.ts';

const themes: readonly Theme[] = ['light', 'dark'];

/** A picture of an entry in a language and a theme. */
interface PlannedPicture {
  /** `works/qanater-bank/0` */
  name: string;
  locale: Locale;
  theme: Theme;
  alt: Localized<string>;
}

/** Draws and stores the screenshots of products and the galleries of works, in both languages and themes. */
export async function loadPictures(loading: Loading, company: Company): Promise<void> {
  const planned = [
    ...company.products.flatMap(({ key, locales: texts }) =>
      plan(`products/${key}`, { en: texts.en?.screenshots, ar: texts.ar?.screenshots }),
    ),
    ...company.works.flatMap(({ key, locales: texts }) =>
      plan(`works/${key}`, { en: texts.en?.gallery, ar: texts.ar?.gallery }),
    ),
  ];
  await mkdir(mediaFolder(), { recursive: true });
  await loadFonts();
  const files = await drawAll(planned);
  // One after the other: they share the transaction's connection.
  const ids = new Map<string, number>();
  for (const [index, picture] of planned.entries()) {
    const drawn = files[index]!;
    const id = ids.get(drawn.file.filename) ?? (await store(loading, picture, drawn));
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

/** The file and its renditions as the media collection describes them. */
interface Stored {
  file: StoredFile;
  sizes: Record<string, StoredFile>;
}

interface StoredFile {
  url: string;
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
}

/**
 * As many at a time as there are cores: one holds about 20 MB. What is drawn alike in both languages or themes is one
 * file.
 */
async function drawAll(planned: readonly PlannedPicture[]): Promise<Stored[]> {
  const files: Stored[] = [];
  const drawn = new Map<string, Promise<Stored>>();
  const waiting = planned.entries();
  const worker = async () => {
    for (const [index, { locale, name, theme }] of waiting) {
      const svg = drawPicture(name, { locale, theme });
      const base = baseName(name, svg);
      const drawing = drawn.get(base) ?? draw(base, svg);
      drawn.set(base, drawing);
      files[index] = await drawing;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return files;
}

/**
 * Writes the files of a drawing, which is set once for all of them. Payload's own upload would decode and encode every
 * WebP file once more, in case it is animated, which makes the load three times slower; the rows are the same (see the
 * test). The file is as wide as the largest rendition and stands for it.
 */
async function draw(base: string, svg: string): Promise<Stored> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const [file, small, medium] = [
    await write(image, `${base}.webp`),
    await write(image.clone().resize({ width: 480 }), `${base}-480x300.webp`),
    await write(image.clone().resize({ width: 960 }), `${base}-960x600.webp`),
  ];
  return { file, sizes: { small, medium } };
}

async function write(image: Sharp, filename: string): Promise<StoredFile> {
  const { data, info } = await image.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true });
  await writeFile(path.join(mediaFolder(), filename), data);
  return {
    url: `/api/media/file/${filename}`,
    filename,
    mimeType: 'image/webp',
    filesize: data.length,
    width: info.width,
    height: info.height,
  };
}

async function store(loading: Loading, { alt }: PlannedPicture, { file, sizes }: Stored): Promise<number> {
  const now = new Date().toISOString();
  // An entry in one language has its pictures described in that language only. The other one gets the same words rather
  // than none, and an editor finds them side by side.
  const texts = { en: alt.en ?? alt.ar, ar: alt.ar ?? alt.en };
  const doc = await loading.payload.db.create({
    collection: 'media',
    data: { ...file, sizes, alt: texts, focalX: 50, focalY: 50, createdAt: now, updatedAt: now },
    req: request(loading) as PayloadRequest,
  });
  return doc.id as number;
}

function mediaFolder(): string {
  return path.join(env.dataDir, 'media');
}

/** Files are kept by browsers for a year, so that the name says which drawing it is. */
function baseName(name: string, svg: string): string {
  const [, key, index] = name.split('/');
  return `${key}-${Number(index) + 1}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}
