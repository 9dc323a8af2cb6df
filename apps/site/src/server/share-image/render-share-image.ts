import type { Brand, ContentType, Locale } from '@nasaq/contract';
import type { OverlayOptions } from 'sharp';
import { coloursOf, drawGround, ground } from './draw-ground.ts';
import { settingsOf, type Block } from './fit-text.ts';
import { type BrandFonts, brandFonts } from './fonts.ts';
import { setText, type SetText } from './set-text.ts';

export interface ShareImage {
  locale: Locale;
  /** What kind of page it is, in the reader's language: "Service", «خدمة»; of some there is nothing to say. */
  label?: string;
  title: string;
  /** Shown as far as there is room. */
  summary?: string;
  /** Entry key, from which the pattern is drawn. */
  key: string;
  contentType?: ContentType;
  /** The company, in the reader's language. */
  name: string;
  /** Where it looks otherwise than the product is delivered. */
  brand?: Pick<Brand, 'accent' | 'art' | 'colour' | 'mark' | 'noPatterns'> & {
    /** The part of a look that names its typefaces. */
    faces?: string;
  };
}

/** What a picture needs besides its words. */
interface Files {
  /** The owner's file for ink, where the mark is one. */
  logo?: Buffer | null;
  /** A typeface by its address on the site. */
  face?: (address: string) => Promise<Buffer>;
}

const { width, height, margin, column } = ground;

/**
 * The picture that social networks show for a page: the title in its own script and direction, and
 * the entry's pattern at the end edge.
 *
 * @returns a PNG of 1200 × 630 pixels.
 */
export async function renderShareImage(image: ShareImage, { face, logo }: Files = {}): Promise<Buffer> {
  const { brand, locale, name } = image;
  const colours = coloursOf(brand);
  const fonts = brand?.faces && face ? await brandFonts(brand.faces, face) : null;
  // One after the other: drawn side by side they would take every processor from pages and forms.
  const background = await drawGround(image);
  const size = locale === 'ar' ? 44 : 40;
  const picture = logo && (await setLogo(logo));
  const isWhole = picture && brand?.mark?.kind === 'file' && brand.mark.hasName;
  const indent = picture ? picture.width + 18 : brand?.mark?.kind === 'file' ? 0 : ground.mark + 18;
  // The pattern stands beside the texts.
  const widest = column - indent;
  const word =
    name && !isWhole
      ? await setText([name], { brand: fonts, locale, face: 'display', size, colour: colours.paper, widest })
      : null;
  const texts = await arrangeTexts(image, fonts);
  const { default: sharp } = await import('sharp');
  return sharp(background, { raw: { width, height, channels: 4 } })
    .composite([
      ...texts.map(({ text, top }) => place(text, locale, top)),
      ...(picture ? [place(picture, locale, ground.markMiddle - picture.height / 2)] : []),
      ...(word ? [place(word, locale, ground.markMiddle - word.height / 2, indent)] : []),
    ])
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
}

/** Summary, title and label from the foot upwards, by the ink of each, as large as leaves the mark alone. */
async function arrangeTexts(image: ShareImage, fonts: BrandFonts | null): Promise<{ text: SetText; top: number }[]> {
  const { locale } = image;
  // The engine refuses to set nothing.
  const set = (block: Block | null) =>
    block?.lines.some((line) => line.trim() !== '')
      ? setText(block.lines, { brand: fonts, locale, widest: column, ...block })
      : null;
  const label = await set({
    lines: [image.label ?? ''],
    face: 'text',
    size: locale === 'ar' ? 29 : 26,
    colour: coloursOf(image.brand).voice,
  });
  const settings = await settingsOf({ ...image, fonts }, column);
  for (const setting of settings) {
    const texts = stack(label, await set(setting.title), await set(setting.summary));
    const top = texts.at(-1)?.top ?? height;
    if (top >= ground.markFoot || setting === settings.at(-1)) return texts;
  }
  return [];
}

function stack(label: SetText | null, title: SetText | null, summary: SetText | null) {
  let foot = height - margin + 8;
  const texts: { text: SetText; top: number }[] = [];
  for (const { text, gap } of [
    { text: summary, gap: 26 },
    { text: title, gap: 24 },
    { text: label, gap: 0 },
  ]) {
    if (!text) continue;
    foot -= text.tail + text.height;
    texts.push({ text, top: foot });
    foot -= gap;
  }
  return texts;
}

/** As high as the mark of the house, and a little more where it is long. */
async function setLogo(logo: Buffer): Promise<Placed> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ width: 420, height: ground.mark + 8, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Placed = Pick<SetText, 'data' | 'width' | 'height'>;

/** At the start edge of the picture in the reader's direction. */
function place(text: Placed, locale: Locale, top: number, indent = 0): OverlayOptions {
  const left = locale === 'ar' ? width - margin - indent - text.width : margin + indent;
  return { input: text.data, left: Math.round(left), top: Math.round(Math.max(0, top)) };
}
