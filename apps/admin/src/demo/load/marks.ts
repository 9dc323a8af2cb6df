import { locales, type Localized } from '@nasaq/contract';
import sharp from 'sharp';
import type { WorkEntry } from '../types.ts';
import type { Company } from './company.ts';
import { idOf, remember, type Loading } from './loading.ts';
import { stackedMark } from './pictures/client-marks.ts';
import { loadFonts } from './pictures/fonts.ts';
import { fingerprint, openMediaFolder, storeFile, writePicture } from './stored-picture.ts';

/** Twice as high as pages show it. It is a shade of one colour, of which only the edges need care. */
const markHeight = 208;

/** Draws and stores the marks of the clients. */
export async function loadMarks(loading: Loading, { works }: Company): Promise<void> {
  await openMediaFolder();
  await loadFonts();
  for (const work of works) {
    const svg = stackedMark(work.key);
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ height: markHeight })
      .webp({ quality: 50, alphaQuality: 50, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    const { height, width } = info;
    const file = await writePicture(`${work.key}-mark-${fingerprint(svg)}.webp`, { data, height, width });
    remember(loading, 'media', nameOf(work), await storeFile(loading, clientNames(work), { file, sizes: {} }));
  }
}

/** The mark stands for the client's name, and is read as it. */
function clientNames(work: WorkEntry): Localized<string> {
  const names: Localized<string> = {};
  for (const locale of locales) {
    const client = work.locales[locale]?.client;
    if (client) names[locale] = client;
  }
  return names;
}

export function markOf(loading: Loading, work: WorkEntry): number {
  return idOf(loading, 'media', nameOf(work));
}

function nameOf({ key }: WorkEntry): string {
  return `works/${key}/mark`;
}
