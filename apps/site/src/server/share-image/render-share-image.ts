import type { ContentType, Locale } from '@nasaq/contract';
import type { OverlayOptions } from 'sharp';
import { drawGround, ground } from './draw-ground.ts';
import { fitText, type Block } from './fit-text.ts';
import { setText, type SetText } from './set-text.ts';

export interface ShareImage {
  locale: Locale;
  /** What kind of page it is, in the reader's language: "Service", «خدمة». */
  label: string;
  title: string;
  /** Shown as far as there is room. */
  summary?: string;
  /** Entry key, from which the pattern is drawn. */
  key: string;
  contentType?: ContentType;
}

const { width, height, margin, column, colours } = ground;
const brand: Record<Locale, string> = { en: 'Nasaq', ar: 'نسق' };

/**
 * The picture that social networks show for a page: the title in its own script and direction, and
 * the entry's pattern at the end edge.
 *
 * @returns a PNG of 1200 × 630 pixels.
 */
export async function renderShareImage(image: ShareImage): Promise<Buffer> {
  const { locale } = image;
  const { title, summary } = await fitText(image, column);
  // The engine refuses to set nothing.
  const set = (block: Block | null) =>
    block?.lines.some((line) => line.trim() !== '') ? setText(block.lines, { locale, widest: column, ...block }) : null;
  const [background, word, label, heading, below] = await Promise.all([
    drawGround(image),
    setText([brand[locale]], { locale, face: 'display', size: locale === 'ar' ? 44 : 40, colour: colours.paper }),
    set({ lines: [image.label], face: 'text', size: locale === 'ar' ? 29 : 26, colour: colours.voice }),
    set(title),
    set(summary),
  ]);

  // From the foot upwards, by the ink of each block.
  const layers: OverlayOptions[] = [];
  let foot = height - margin + 8;
  for (const { text, gap } of [
    { text: below, gap: 26 },
    { text: heading, gap: 24 },
    { text: label, gap: 0 },
  ]) {
    if (!text) continue;
    foot -= text.tail + text.height;
    layers.push(place(text, locale, foot));
    foot -= gap;
  }
  layers.push(place(word, locale, ground.markMiddle - word.height / 2, ground.mark + 18));
  const { default: sharp } = await import('sharp');
  return sharp(background)
    .composite(layers)
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
}

/** At the start edge of the picture in the reader's direction. */
function place(text: SetText, locale: Locale, top: number, indent = 0): OverlayOptions {
  const left = locale === 'ar' ? width - margin - indent - text.width : margin + indent;
  return { input: text.data, left: Math.round(left), top: Math.round(Math.max(0, top)) };
}
