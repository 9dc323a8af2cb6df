import { fold } from '@nasaq/contract';
import names from 'color-name';
import { isInGamut, rgbOf, type Rgb } from './colour.ts';

export type ColourProblem = 'unreadable' | 'transparent';

export interface ReadColour {
  rgb: Rgb;
  /** Screens of sRGB cannot show it: its chroma was lowered until they can. */
  muted: boolean;
}

/** A colour as stylesheets write it: hex with or without its sign, `rgb()`, `oklch()`, a name. Digits of either kind. */
export function readColour(typed: string): ReadColour | { problem: ColourProblem } {
  const text = fold(typed).trim();
  const hex = /^#?([\da-f]{3,8})$/.exec(text)?.[1];
  if (hex !== undefined) return readHex(hex);
  if (Object.hasOwn(names, text)) return { rgb: [...names[text as keyof typeof names]], muted: false };
  const [, name, inside] = /^(rgb|oklch)a?\(([^()]*)\)$/.exec(text) ?? [];
  const values = (inside ?? '').split(/[\s,/]+/).filter((value) => value !== '');
  if (values.length === 4) {
    const [alpha] = values.splice(3);
    if (number(alpha!, 1) !== 1) return { problem: 'transparent' };
  }
  if (values.length !== 3) return { problem: 'unreadable' };
  return name === 'rgb' ? readRgb(values) : readOklch(values);
}

function readHex(digits: string): ReadColour | { problem: ColourProblem } {
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (long.length !== 6 && long.length !== 8) return { problem: 'unreadable' };
  if (long.length === 8 && !long.endsWith('ff')) return { problem: 'transparent' };
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { rgb: [channel(0), channel(2), channel(4)], muted: false };
}

function readRgb(values: string[]): ReadColour | { problem: ColourProblem } {
  const channels = values.map((value) => number(value, 255));
  if (channels.some(Number.isNaN)) return { problem: 'unreadable' };
  const [red, green, blue] = channels.map((channel) => Math.round(Math.min(255, Math.max(0, channel))));
  return { rgb: [red!, green!, blue!], muted: false };
}

function readOklch([first, second, third]: string[]): ReadColour | { problem: ColourProblem } {
  const colour = {
    lightness: Math.min(1, Math.max(0, number(first!, 1))),
    chroma: Math.max(0, number(second!, 0.4)),
    hue: number(third!.replace(/deg$/, ''), 360),
  };
  if (Object.values(colour).some(Number.isNaN)) return { problem: 'unreadable' };
  return { rgb: rgbOf(colour), muted: !isInGamut(colour) };
}

/** A number, or a percentage of what is whole. */
function number(value: string, whole: number): number {
  if (!/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)%?$/.test(value)) return Number.NaN;
  return value.endsWith('%') ? (Number(value.slice(0, -1)) / 100) * whole : Number(value);
}
