import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales, type Localized } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { env } from '../../env.ts';
import type { Company } from './company.ts';
import type { DrawnPicture as DrawnPictureText } from '../types.ts';
import { idOf, remember, request, type Loading } from './loading.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { loadFonts } from './pictures/fonts.ts';

interface PlannedPicture {
  /** `works/qanater-bank/0` */
  name: string;
  alt: Localized<string>;
}

/** Draws and stores the screenshots of products and the galleries of works. */
export async function loadPictures(loading: Loading, company: Company): Promise<void> {
  const planned = [
    ...company.products.flatMap(({ key, locales: texts }) =>
      plan('products', key, { en: texts.en?.screenshots, ar: texts.ar?.screenshots }),
    ),
    ...company.works.flatMap(({ key, locales: texts }) =>
      plan('works', key, { en: texts.en?.gallery, ar: texts.ar?.gallery }),
    ),
  ];
  const folder = path.join(env.dataDir, 'media');
  await mkdir(folder, { recursive: true });
  await loadFonts();
  const drawn = await Promise.all(planned.map((picture) => draw(folder, picture)));
  // One after the other: they share the transaction's connection.
  for (const picture of drawn) await store(loading, picture);
}

/** The stored pictures of an entry, in their order. */
export function pictureRows(loading: Loading, type: 'products' | 'works', key: string): { picture: number }[] {
  const rows: { picture: number }[] = [];
  for (let index = 0; loading.ids.has(`media:${type}/${key}/${index}`); index += 1) {
    rows.push({ picture: idOf(loading, 'media', `${type}/${key}/${index}`) });
  }
  return rows;
}

function plan(
  type: string,
  key: string,
  texts: { en: DrawnPictureText[] | undefined; ar: DrawnPictureText[] | undefined },
): PlannedPicture[] {
  const count = Math.max(texts.en?.length ?? 0, texts.ar?.length ?? 0);
  return Array.from({ length: count }, (_, index) => {
    const alt: Localized<string> = {};
    for (const locale of locales) {
      const text = texts[locale]?.[index]?.alt;
      if (text) alt[locale] = text;
    }
    return { name: `${type}/${key}/${index}`, alt };
  });
}

/** The file and its renditions as the media collection describes them. */
interface DrawnPicture extends PlannedPicture {
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
 * Draws a picture and writes its files. Payload's own upload would decode and encode every WebP file once more, in case
 * it is animated, which makes the load three times slower; the rows are the same (see the test).
 */
async function draw(folder: string, picture: PlannedPicture): Promise<DrawnPicture> {
  const svg = drawPicture(picture.name, { locale: 'en', theme: 'light' });
  const name = baseName(picture.name, svg);
  const image = sharp(Buffer.from(svg));
  const write = async (width: number, quality: number, suffix: string): Promise<StoredFile> => {
    const { data, info } = await image
      .clone()
      .resize({ width })
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const filename = `${name}${suffix}.webp`;
    await writeFile(path.join(folder, filename), data);
    const { height } = info;
    return {
      url: `/api/media/file/${filename}`,
      filename,
      mimeType: 'image/webp',
      filesize: data.length,
      width,
      height,
    };
  };
  const [file, small, medium, large] = await Promise.all([
    write(1600, 86, ''),
    write(480, 78, '-480x300'),
    write(960, 78, '-960x600'),
    write(1600, 78, '-1600x1000'),
  ]);
  return { ...picture, file, sizes: { small, medium, large } };
}

async function store(loading: Loading, { name, alt, file, sizes }: DrawnPicture): Promise<void> {
  const now = new Date().toISOString();
  // An entry in one language has its pictures described in that language only. The other one gets the same words rather
  // than none, and an editor finds them side by side.
  const texts = { en: alt.en ?? alt.ar, ar: alt.ar ?? alt.en };
  const doc = await loading.payload.db.create({
    collection: 'media',
    data: { ...file, sizes, alt: texts, focalX: 50, focalY: 50, createdAt: now, updatedAt: now },
    req: request(loading) as PayloadRequest,
  });
  remember(loading, 'media', name, doc.id as number);
}

/** Files are kept by browsers for a year, so that the name says which drawing it is. */
function baseName(name: string, svg: string): string {
  const [, key, index] = name.split('/');
  return `${key}-${Number(index) + 1}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}
