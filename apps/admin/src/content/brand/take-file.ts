import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import type { BrandFile, StoredFile } from './files.ts';

/** What a file is refused for; the sentences stand in the catalogue under these names. */
export type FileFault =
  | 'tooLarge'
  | 'pixelsTooLarge'
  | 'notPicture'
  | 'scripts'
  | 'foreign'
  | 'unreadable'
  | 'tooSmall'
  | 'notSquare';

export const mostLogoBytes = 2_000_000;
const mostSvgBytes = 300_000;
/** Pixels of a side that is kept: twice what the largest place shows. */
const largest = { width: 1200, height: 512 };
const leastHeight = 64;
/** A file of a few bytes may unfold into as many of them as it likes. The catalogue tells the limit. */
const mostPixels = 40_000_000;

export type TakenPicture = StoredFile & Pick<BrandFile, 'width' | 'height'>;

/** A logo or an icon as it was uploaded, made fit for every place; or why it cannot stand there. */
export async function takePicture(
  bytes: Buffer,
  { square = false } = {},
): Promise<{ picture: TakenPicture } | { fault: FileFault }> {
  if (bytes.length > mostLogoBytes) return { fault: 'tooLarge' };
  const taken = isPng(bytes) ? await takePng(bytes) : await takeSvg(bytes);
  if ('fault' in taken) return taken;
  const { height = 0, width = 0 } = taken.picture;
  if (square && Math.abs(width - height) > 0.02 * Math.max(width, height)) return { fault: 'notSquare' };
  return taken;
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
}

/** Written anew: what a picture carries besides its pixels stays behind. */
async function takePng(bytes: Buffer): Promise<{ picture: TakenPicture } | { fault: FileFault }> {
  try {
    if (hasTooMany(await sizeOf(bytes))) return { fault: 'pixelsTooLarge' };
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    if (info.height < leastHeight) return { fault: 'tooSmall' };
    return { picture: { type: 'png', bytes: data, width: info.width, height: info.height } };
  } catch {
    return { fault: 'unreadable' };
  }
}

async function takeSvg(bytes: Buffer): Promise<{ picture: TakenPicture } | { fault: FileFault }> {
  const text = bytes.subarray(0, mostSvgBytes + 1).toString('utf8');
  if (!/<svg[\s>]/.test(text)) return { fault: 'notPicture' };
  if (bytes.length > mostSvgBytes) return { fault: 'tooLarge' };
  const cleaned = cleanSvg(text);
  if ('fault' in cleaned) return cleaned;
  try {
    const drawing = Buffer.from(cleaned.svg);
    const size = await sizeOf(drawing);
    if (hasTooMany(size)) return { fault: 'pixelsTooLarge' };
    await sharp(drawing, { limitInputPixels: mostPixels }).resize(64).png().toBuffer();
    return { picture: { type: 'svg', bytes: drawing, width: size.width || 1, height: size.height || 1 } };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Told by what the file says of itself, before anything of it is drawn. */
async function sizeOf(bytes: Buffer): Promise<{ height: number; width: number }> {
  const { height = 0, width = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { height, width };
}

function hasTooMany({ height, width }: { height: number; width: number }): boolean {
  return height * width > mostPixels;
}
