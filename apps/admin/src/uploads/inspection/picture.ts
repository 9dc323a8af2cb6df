import type { FileHandle } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { refused } from '../refused.ts';
import { endsAsZip, readAt, readTail } from './file-bytes.ts';

/** 100 megapixels: twice what a good camera takes, and as much as a browser shows. */
const maxPixels = 100_000_000;
/** All frames of an animation together. */
const maxFramePixels = 10 * maxPixels;

/**
 * The size of a picture, read from its header; the picture itself is never decoded here.
 * @throws {ApiError} `bomb` where it would fill the memory of who opens it, `incomplete` where its end is missing
 */
export async function checkPicture(file: string, handle: FileHandle): Promise<{ width: number; height: number }> {
  if (await endsAsZip(handle)) throw refused('content');
  const { format, autoOrient, pages, pageHeight } = await readHeader(file);
  const { width, height } = { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  if (width * height > maxPixels || width * height * (pages ?? 1) > maxFramePixels) throw refused('bomb');
  if (await isCut(handle, format)) throw refused('incomplete');
  return { width, height };
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { animated: true, limitInputPixels: maxFramePixels }).metadata();
  } catch (error) {
    throw refused(/pixel limit/i.test(String(error)) ? 'bomb' : 'content');
  }
}

/** Only what says so itself: a photo may have a film behind its end. */
async function isCut(handle: FileHandle, format: string | undefined): Promise<boolean> {
  if (format === 'png') return !(await readTail(handle, 64 * 1024)).includes('IEND');
  if (format === 'webp') return (await readAt(handle, 4, 4)).readUInt32LE(0) + 8 > (await handle.stat()).size;
  return false;
}
