import { createHash } from 'node:crypto';
import { locales, otherLocale, type Localized } from '@nasaq/contract';
import sharp from 'sharp';
import type { Company } from './company.ts';
import { idOf, remember, request, type Loading } from './loading.ts';
import { drawPicture } from './pictures/draw-picture.ts';

interface PlannedPicture {
  /** `works/qanater-bank/0` */
  name: string;
  alt: Localized<string>;
}

/** Pictures drawn at a time: each is scaled by several threads of its own. */
const concurrency = 4;

/** Draws and stores the screenshots of products and the galleries of works. */
export async function loadPictures(loading: Loading, company: Company): Promise<void> {
  const waiting = [
    ...company.products.flatMap(({ key, locales: texts }) => plan('products', key, { en: texts.en?.screenshots, ar: texts.ar?.screenshots })),
    ...company.works.flatMap(({ key, locales: texts }) => plan('works', key, { en: texts.en?.gallery, ar: texts.ar?.gallery })),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await store(loading, next);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** The stored pictures of an entry, in their order. */
export function pictureIds(loading: Loading, type: 'products' | 'works', key: string): number[] {
  const ids: number[] = [];
  for (let index = 0; loading.ids.has(`media:${type}/${key}/${index}`); index += 1) {
    ids.push(idOf(loading, 'media', `${type}/${key}/${index}`));
  }
  return ids;
}

function plan(type: string, key: string, alts: { en: string[] | undefined; ar: string[] | undefined }): PlannedPicture[] {
  const count = Math.max(alts.en?.length ?? 0, alts.ar?.length ?? 0);
  return Array.from({ length: count }, (_, index) => {
    const alt: Localized<string> = {};
    for (const locale of locales) {
      const text = alts[locale]?.[index];
      if (text) alt[locale] = text;
    }
    return { name: `${type}/${key}/${index}`, alt };
  });
}

async function store(loading: Loading, { name, alt }: PlannedPicture): Promise<void> {
  const svg = drawPicture(name);
  const data = await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 2 }).toBuffer();
  const locale = alt.en ? 'en' : 'ar';
  // An entry in one language has its pictures described in that language only; the other one gets the same words
  // rather than none, and an editor finds them side by side.
  const altOther = alt[otherLocale(locale)] ?? alt[locale];
  const doc = await loading.payload.create({
    collection: 'media',
    locale,
    data: { alt: alt[locale] ?? '', altOther } as never,
    file: { data, mimetype: 'image/webp', name: fileName(name, svg), size: data.length },
    // A load that was interrupted has left its files; the database does not know them.
    overwriteExistingFiles: true,
    depth: 0,
    req: request(loading),
  });
  remember(loading, 'media', name, doc.id);
}

/** Files are kept by browsers for a year, so that the name says which drawing it is. */
function fileName(name: string, svg: string): string {
  const [, key, index] = name.split('/');
  return `${key}-${Number(index) + 1}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.webp`;
}
