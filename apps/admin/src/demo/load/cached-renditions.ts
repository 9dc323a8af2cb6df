import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp, { type WebpOptions } from 'sharp';
import { loadFonts } from './pictures/fonts.ts';

/** A drawing at one width, as WebP. */
export interface Rendition {
  data: Buffer;
  width: number;
  height: number;
}

/** How a kind of drawing is kept. */
interface Form {
  webp: WebpOptions;
  /** Its own where this is left out. */
  height?: number;
  /** Beside the drawing's own width. */
  smaller: readonly number[];
  /** What is behind it is seen through it. */
  alpha: boolean;
}

const pictureForm: Form = { webp: { quality: 82, effort: 2 }, smaller: [480, 960], alpha: false };
/** Twice as high as pages show it. It is a shade of one colour, of which only the edges need care. */
const markForm: Form = {
  webp: { quality: 50, alphaQuality: 50, effort: 6 },
  height: 208,
  smaller: [],
  alpha: true,
};

/**
 * A drawing at its own width and, unless it is a mark, at those of the media collection, largest first. Some 250 of them
 * take most of the time in which a demo is loaded, and they are the same for every database: what was rendered once is
 * read from the folder where packages keep such things, and drawn anew where that cannot be read or written.
 */
export async function renderDrawing(svg: string, { mark = false } = {}): Promise<Rendition[]> {
  const form = mark ? markForm : pictureForm;
  const file = path.join(
    folder,
    `${fingerprint(svg, sharp.versions.sharp, JSON.stringify([form.webp, form.smaller, form.height].filter(Boolean)))}.bin`,
  );
  try {
    return deserialize(await readFile(file)) as Rendition[];
  } catch {
    const renditions = await render(svg, form);
    await keep(file, renditions);
    return renditions;
  }
}

const folder = path.resolve(createRequire(import.meta.url).resolve('sharp'), '../../../.cache/nasaq-drawings');

function fingerprint(...parts: (string | undefined)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** Set once for all widths. */
async function render(svg: string, { alpha, height, smaller, webp }: Form): Promise<Rendition[]> {
  await loadFonts();
  const drawn = sharp(Buffer.from(svg));
  if (!alpha) drawn.removeAlpha();
  if (height) drawn.resize({ height });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions: Rendition[] = [];
  for (const width of [info.width, ...smaller]) {
    const sized = width === info.width ? image.clone() : image.clone().resize({ width });
    const encoded = await sized.webp(webp).toBuffer({ resolveWithObject: true });
    renditions.push({ data: encoded.data, width: encoded.info.width, height: encoded.info.height });
  }
  return renditions;
}

/** Whole or not at all: other processes read it. */
async function keep(file: string, renditions: Rendition[]): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(own, serialize(renditions));
    await rename(own, file);
  } catch {
    // Somebody's node_modules that may only be read.
    await rm(own, { force: true }).catch(() => {});
  }
}
