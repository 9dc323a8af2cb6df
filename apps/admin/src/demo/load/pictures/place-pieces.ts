import type { Locale } from '@nasaq/contract';
import { textAt, type TextLook } from './markup.ts';

interface WordLook extends Omit<TextLook, 'align'> {
  align?: 'middle';
  /** To which side of its place a text runs. A map is never turned round, so that sides are sides in both languages. */
  side?: 'left' | 'right';
}

export interface Words {
  (x: number, y: number, text: string, look: WordLook): string;
  t(texts: Record<Locale, string>): string;
}

/** Sets the words of a drawing that has the same places in both languages. */
export function placeText(locale: Locale): Words {
  const rtl = locale === 'ar';
  const set = (x: number, y: number, text: string, { side = 'right', align, ...look }: WordLook) =>
    textAt(x, y, text, { ...look, align: align ?? ((side === 'right') === rtl ? 'end' : 'start') }, { locale, rtl });
  return Object.assign(set, { t: (texts: Record<Locale, string>) => texts[locale] });
}

/** Eight equal sides around a centre, as path data. */
export function octagon(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
