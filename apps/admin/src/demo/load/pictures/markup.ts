import type { Locale } from '@nasaq/contract';

export interface Look {
  fill?: string;
  stroke?: string;
  /** Pixels of the stroke; 2 unless given. */
  weight?: number;
  radius?: number;
  dash?: string;
  opacity?: number;
  caps?: 'round' | 'butt';
}

export interface TextLook {
  size: number;
  fill: string;
  weight?: 400 | 600;
  /** Where the text stands from its `x`, in the direction of reading. */
  align?: 'start' | 'middle' | 'end';
  /** From one baseline to the next, as a multiple of the size. */
  leading?: number;
  /** The Kufi of the headlines, for a few large words. */
  face?: 'display' | 'text';
  /** Codes, addresses and phone numbers: left to right in both languages. */
  ltr?: boolean;
  opacity?: number;
}

function painted({ fill = 'none', stroke, weight = 2, dash, opacity }: Look): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${weight}"` : '';
  return `fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

export function box(x: number, y: number, w: number, h: number, look: Look): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${look.radius ?? 0}" ${painted(look)}/>`;
}

export function circleAt(x: number, y: number, r: number, look: Look): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" ${painted(look)}/>`;
}

export function pathOf(d: string, look: Look): string {
  const caps = look.caps ?? 'round';
  return `<path d="${d}" stroke-linecap="${caps}" stroke-linejoin="${caps === 'round' ? 'round' : 'miter'}" ${painted(look)}/>`;
}

/** The first face serves the language of the text, the second what it quotes from the other. */
const families: Record<Locale, Record<'text' | 'bold' | 'display', string>> = {
  // The semibold Arabic is a family of its own to the engine.
  en: {
    text: 'IBM Plex Sans, IBM Plex Sans Arabic',
    bold: 'IBM Plex Sans, IBM Plex Sans Arabic SemiBold',
    display: 'Reem Kufi',
  },
  ar: {
    text: 'IBM Plex Sans Arabic, IBM Plex Sans',
    bold: 'IBM Plex Sans Arabic SemiBold, IBM Plex Sans SemiBold',
    display: 'Reem Kufi',
  },
};

export function textAt(
  x: number,
  y: number,
  text: string | readonly string[],
  look: TextLook,
  { locale, rtl }: { locale: Locale; rtl: boolean },
): string {
  const lines = typeof text === 'string' ? [text] : text;
  const { size, fill, weight = 400, align = 'start', leading = rtl ? 1.6 : 1.4, face = 'text', ltr, opacity } = look;
  const opposite = ltr === true && rtl;
  const anchor = opposite && align !== 'middle' ? (align === 'start' ? 'end' : 'start') : align;
  const family = families[ltr ? 'en' : locale][face === 'text' && weight === 600 ? 'bold' : face];
  const direction = rtl && !opposite ? ' direction="rtl"' : '';
  return lines
    .map(
      (words, index) =>
        `<text x="${x}" y="${y + index * size * leading}"${direction} font-family="${family}" font-size="${size}"` +
        ` font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}>` +
        `${escaped(words)}</text>`,
    )
    .join('');
}

const numbers: Record<Locale, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-arab' };

export function numberText(locale: Locale, value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(numbers[locale], options).format(value);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
