import { asJob, log } from '@nasaq/logging';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { onChange } from '../../platform/changes/change.ts';
import { bytesOf, contentOf, type FileStore } from '../../platform/storage/index.ts';

export const avifSuffix = '.avif';
/** Milliseconds after the start, when readers come first. */
const calm = 60_000;
/** Of one core, what the copies may take. */
const share = 0.2;
const picture = /\.(?:jpe?g|png|webp)$/i;

/**
 * Keeps an AVIF copy beside every picture of the media library, made one after the other in the background: AVIF takes
 * seconds where WebP takes none. The files themselves say what is missing, so nothing is lost by a restart.
 * @returns the function that ends it, after the copy that is being made
 */
export function keepAvifCopies(files: FileStore, { delay = calm } = {}): () => Promise<void> {
  const ending = new AbortController();
  let wanted = false;
  let running = asJob('avif-copies', () => run(delay));
  const stop = onChange(({ type }) => {
    if (type !== 'media' || wanted) return;
    wanted = true;
    running = running.then(() => asJob('avif-copies', () => run(0)));
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
      await makeMissing(files, ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) log.error('AVIF copies were not made.', { error });
    }
  }
}

/** Brings the copies in step with the pictures: missing and outdated ones are made, those of deleted pictures go. */
export async function makeMissing(files: FileStore, signal: AbortSignal): Promise<void> {
  const ages = new Map<string, Date>();
  for await (const { changed, name } of files.list()) ages.set(name, changed);
  for (const [name, changed] of ages) {
    if (signal.aborted) return;
    if (isCopy(name)) {
      if (!ages.has(name.slice(0, -avifSuffix.length))) await files.remove(name);
    } else if (picture.test(name) && !isCurrent(ages.get(name + avifSuffix), changed)) {
      const begun = performance.now();
      await makeAvif(files, name);
      await wait((performance.now() - begun) * (1 / share - 1), undefined, { signal });
    }
  }
}

/** `cover.webp.avif`; an uploaded `cover.avif` is a picture of its own. */
function isCopy(name: string): boolean {
  return name.endsWith(avifSuffix) && picture.test(name.slice(0, -avifSuffix.length));
}

function isCurrent(copy: Date | undefined, picture: Date): boolean {
  return copy !== undefined && copy >= picture;
}

/** An original that is larger is only asked for by a screen wider than its largest rendition. */
const maxPixels = 4_000_000;
const options = { quality: 45, effort: 3 };

/** A copy that came out no smaller than its picture: it is not made again, and never served. */
const none = Buffer.alloc(0);

/** Writes the AVIF copy of a picture; one for which there is none to be had (animated, huge, broken, no smaller) gets an empty one. */
async function makeAvif(files: FileStore, name: string): Promise<void> {
  const bytes = await bytesOf(files, name);
  // Removed since they were listed.
  if (!bytes) return;
  await files.write(name + avifSuffix, contentOf(await encode(name, bytes), 'image/avif'), { replace: true });
}

async function encode(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes).metadata();
    if (pages > 1 || width * height > maxPixels) return none;
    // As it is shown: the copy carries no EXIF that would turn it.
    const copy = await sharp(bytes).autoOrient().avif(options).toBuffer();
    return copy.length < bytes.length ? copy : none;
  } catch (error) {
    log.error(`${name} has no AVIF copy.`, { error });
    return none;
  }
}
