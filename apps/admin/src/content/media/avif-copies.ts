import { log } from '@nasaq/logging';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { onChange } from '../../platform/changes/change.ts';

export const avifSuffix = '.avif';
/** Milliseconds after the start, when readers come first. */
const calm = 60_000;
/** Of one core, what the copies may take. */
const share = 0.2;
const picture = /\.(?:jpe?g|png|webp)$/i;

/**
 * Keeps an AVIF copy beside every picture of the media folder, made one after the other in the background: AVIF takes
 * seconds where WebP takes none. The folder itself says what is missing, so nothing is lost by a restart.
 * @param folder absolute path
 * @returns the function that ends it, after the copy that is being made
 */
export function keepAvifCopies(folder: string, { delay = calm } = {}): () => Promise<void> {
  const ending = new AbortController();
  let wanted = false;
  let running = run(delay);
  const stop = onChange(({ type }) => {
    if (type !== 'media' || wanted) return;
    wanted = true;
    running = running.then(() => run(0));
  });
  return async () => {
    stop();
    ending.abort();
    await running;
  };

  async function run(pause: number): Promise<void> {
    try {
      await wait(pause, undefined, { signal: ending.signal });
      wanted = false;
      await makeMissing(folder, ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) log.error('AVIF copies were not made.', { error });
    }
  }
}

/** Brings the copies in step with the pictures: missing and outdated ones are made, those of deleted pictures go. */
export async function makeMissing(folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = new Set(await readdir(folder));
  for (const name of names) {
    if (signal.aborted) return;
    const file = path.join(folder, name);
    if (isCopy(name)) {
      if (!names.has(name.slice(0, -avifSuffix.length))) await rm(file, { force: true });
    } else if (picture.test(name) && !(await isCurrent(file))) {
      const begun = performance.now();
      await makeAvif(file, file + avifSuffix);
      await wait((performance.now() - begun) * (1 / share - 1), undefined, { signal });
    }
  }
}

/** `cover.webp.avif`; an uploaded `cover.avif` is a picture of its own. */
function isCopy(name: string): boolean {
  return name.endsWith(avifSuffix) && picture.test(name.slice(0, -avifSuffix.length));
}

async function isCurrent(file: string): Promise<boolean> {
  const [source, copy] = await Promise.all([stat(file), stat(file + avifSuffix).catch(() => null)]);
  return copy !== null && copy.mtimeMs >= source.mtimeMs;
}

/** An original that is larger is only asked for by a screen wider than its largest rendition. */
const maxPixels = 4_000_000;
const options = { quality: 45, effort: 3 };

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
    log.error(`${picture} has no AVIF copy.`, { error });
    return none;
  }
}
