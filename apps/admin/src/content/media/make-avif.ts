import { rename, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** An original that is larger is only asked for by a screen wider than its largest rendition. */
const maxPixels = 4_000_000;
const options = { quality: 50, effort: 3 };

/** A copy that came out no smaller than its picture: it is not made again, and never served. */
const none = Buffer.alloc(0);

/**
 * Writes the AVIF copy of a picture. It appears with its whole content at once; a picture for which there is none to be
 * had (animated, huge, broken, no smaller) gets an empty one.
 */
export async function makeAvif(picture: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  try {
    await writeFile(draft, await encode(picture));
    await rename(draft, copy);
  } finally {
    await rm(draft, { force: true });
  }
}

async function encode(picture: string): Promise<Buffer> {
  try {
    const { width, height, pages = 1 } = await sharp(picture).metadata();
    if (pages > 1 || width * height > maxPixels) return none;
    // As it is shown: the copy carries no EXIF that would turn it.
    const copy = await sharp(picture).autoOrient().avif(options).toBuffer();
    return copy.length < (await stat(picture)).size ? copy : none;
  } catch (error) {
    console.error(`${picture} has no AVIF copy: ${String(error)}`);
    return none;
  }
}
