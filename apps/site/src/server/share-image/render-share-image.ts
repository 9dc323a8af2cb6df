import { brandName, type ContentType, type Locale } from '@nasaq/contract';
import type { OverlayOptions } from 'sharp';
import { drawGround, ground } from './draw-ground.ts';
import { settingsOf, type Block } from './fit-text.ts';
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

/**
 * The picture that social networks show for a page: the title in its own script and direction, and
 * the entry's pattern at the end edge.
 *
 * @returns a PNG of 1200 × 630 pixels.
 */
export async function renderShareImage(image: ShareImage): Promise<Buffer> {
  const { locale } = image;
  // One after the other: drawn side by side they would take every processor from pages and forms.
  const background = await drawGround(image);
  const size = locale === 'ar' ? 44 : 40;
  const word = await setText([brandName[locale]], { locale, face: 'display', size, colour: colours.paper });
  const texts = await arrangeTexts(image);
  const { default: sharp } = await import('sharp');
  return sharp(background, { raw: { width, height, channels: 4 } })
    .composite([
      ...texts.map(({ text, top }) => place(text, locale, top)),
      place(word, locale, ground.markMiddle - word.height / 2, ground.mark + 18),
    ])
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
}

/** Summary, title and label from the foot upwards, by the ink of each, as large as leaves the mark alone. */
async function arrangeTexts(image: ShareImage): Promise<{ text: SetText; top: number }[]> {
  const { locale } = image;
  // The engine refuses to set nothing.
  const set = (block: Block | null) =>
    block?.lines.some((line) => line.trim() !== '') ? setText(block.lines, { locale, widest: column, ...block }) : null;
  const label = await set({
    lines: [image.label],
    face: 'text',
    size: locale === 'ar' ? 29 : 26,
    colour: colours.voice,
  });
  const settings = await settingsOf(image, column);
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

/** At the start edge of the picture in the reader's direction. */
function place(text: SetText, locale: Locale, top: number, indent = 0): OverlayOptions {
  const left = locale === 'ar' ? width - margin - indent - text.width : margin + indent;
  return { input: text.data, left: Math.round(left), top: Math.round(Math.max(0, top)) };
}
