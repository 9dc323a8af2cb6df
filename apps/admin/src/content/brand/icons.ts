import { hashOf, paletteOf } from '@nasaq/brand';
import { hex, tones } from '@nasaq/design';
import type { LogoMark } from '@nasaq/patterns';
import sharp from 'sharp';
import type { StoredFile } from './files.ts';

/** What icons are drawn from: the rosette in the brand's colours, or a picture of the owner's. */
export type IconSource =
  | { mark: LogoMark; colour?: string | null | undefined; accent?: string | null | undefined }
  | { file: string };

/** Names the icons of a source; another source, another name. */
export function iconKey(source: IconSource): string {
  return hashOf(JSON.stringify(source));
}

/** Endings of the addresses of a source's icons, as `favicon.ico` and what the manifest names. */
export const iconKinds = ['.svg', '.ico', '-180.png', '-192.png', '-512.png', '-maskable.png'] as const;
export type IconKind = (typeof iconKinds)[number];

/** Pixels, and how much of the side the mark takes: a maskable one stays inside the circle of 80 %. */
const tiles: Record<Exclude<IconKind, '.svg'>, [pixels: number, part: number]> = {
  '.ico': [32, 0.8],
  '-180.png': [180, 0.72],
  '-192.png': [192, 0.66],
  '-512.png': [512, 0.66],
  '-maskable.png': [512, 0.6],
};

/** @param picture the bytes of an owner's file */
export async function drawIcon(source: IconSource, kind: IconKind, picture: StoredFile | null): Promise<Buffer | null> {
  if ('file' in source) return picture && iconOfPicture(picture, kind);
  if (kind === '.svg') return Buffer.from(tabIcon(source));
  const [pixels, part] = tiles[kind];
  const png = await sharp(Buffer.from(tile(source, pixels, part)))
    .png()
    .toBuffer();
  return kind === '.ico' ? ico(png) : png;
}

type Drawn = Extract<IconSource, { mark: LogoMark }>;

/** Without a ground, in the voice of the browser's theme; heavier, since it is shown at 16 pixels. */
export function tabIcon({ mark, colour, accent }: Drawn): string {
  const { grounds, tones: drawn } = paletteOf({ colour, accent });
  const { strokes, strokeWidth, viewBox } = mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>path{fill:none;stroke:${hex(grounds.light.voice)};stroke-width:${strokeWidth + 6}}@media(prefers-color-scheme:dark){path{stroke:${drawn['drawn-tab']}}}</style>` +
    `${strokes.map((path) => `<path d="${path}"/>`).join('')}</svg>`
  );
}

/** The mark on the ink ground, `part` of the whole side. */
function tile({ mark, colour, accent }: Drawn, pixels: number, part: number): string {
  const { strokes, strokeWidth, viewBox } = mark;
  const side = Number(viewBox.split(' ')[2]);
  const inset = (side * (1 / part - 1)) / 2;
  const box = side + 2 * inset;
  const spark = hex(paletteOf({ colour, accent }).tones.saffron);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-inset} ${-inset} ${box} ${box}">` +
    `<rect x="${-inset}" y="${-inset}" width="${box}" height="${box}" fill="${hex(tones.ink)}"/>` +
    `<g fill="none" stroke="${tones['drawn-paper']}" stroke-width="${strokeWidth}"><path d="${strokes[0]}"/><path fill="${spark}" d="${strokes[1]}"/></g></svg>`
  );
}

/** On paper where the picture lets it through: home screens have no transparent icons. */
async function iconOfPicture({ bytes, type }: StoredFile, kind: IconKind): Promise<Buffer | null> {
  if (kind === '.svg' && type === 'svg') return bytes;
  const [pixels, part] = kind === '.svg' ? [64, 1] : tiles[kind];
  const inner = Math.round(pixels * (kind === '.ico' || kind === '.svg' ? 1 : part));
  const drawn = await sharp(bytes, { density: 300 })
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (kind === '.svg') return wrapped(drawn, pixels);
  const ground = kind === '.ico' ? { r: 0, g: 0, b: 0, alpha: 0 } : tones['drawn-paper'];
  const png = await sharp({ create: { width: pixels, height: pixels, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
  return kind === '.ico' ? ico(png) : png;
}

/** A logo as mail programs show it, in twice the pixels of its place. */
export function drawMailLogo({ bytes }: StoredFile): Promise<Buffer> {
  return sharp(bytes, { density: 300, limitInputPixels: 40_000_000 })
    .resize({ width: 520, height: 72, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function wrapped(png: Buffer, pixels: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pixels} ${pixels}"><image width="${pixels}" height="${pixels}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
}

/** A picture of 32 pixels for who cannot show a drawing: feed readers, bookmarks. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // An icon of one picture, 32 pixels wide and high, one plane of 32 bits; so long, from here on.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
