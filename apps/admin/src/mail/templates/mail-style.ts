import { type BrandColours, paletteOf } from '@nasaq/brand';
import { hex, letters } from '@nasaq/design';
import type { MailLook } from '../../platform/company/company.ts';

/** Mail programs know neither custom properties nor oklch: the tokens as they stand in attributes. */
export interface MailColours {
  paper: string;
  box: string;
  text: string;
  quiet: string;
  line: string;
  voice: string;
  onVoice: string;
}

export interface MailStyle {
  colour: MailColours;
  /** Rules for programs that follow the reader's theme. */
  darkColours: string;
}

let known: { of: string; style: MailStyle } | undefined;

/** The house's, or those of the brand. */
export function mailStyle(brand: BrandColours = {}): MailStyle {
  const of = JSON.stringify(brand);
  if (known?.of !== of) known = { of, style: styleOf(brand) };
  return known.style;
}

function styleOf(brand: BrandColours): MailStyle {
  const { dark, light } = paletteOf(brand).grounds;
  const colour = {
    paper: hex(light['ground-sunk']),
    box: hex(light.ground),
    text: hex(light.text),
    quiet: hex(light['text-quiet']),
    line: hex(light.line),
    voice: hex(light.voice),
    onVoice: hex(light['on-voice']),
  };
  const inTheDark = {
    paper: hex(dark.ground),
    box: hex(dark['ground-sunk']),
    text: hex(dark.text),
    quiet: hex(dark['text-quiet']),
    line: hex(dark.line),
    voice: hex(dark.voice),
    onVoice: hex(dark['on-voice']),
  };
  return { colour, darkColours: darkRules(inTheDark) };
}

const inAttributes = (face: string) => face.replaceAll(', ', ',');

/** For readers who have them; what follows is what everybody has. */
export function mailFaces(faces: MailLook['faces']): string {
  if (!faces) return inAttributes(letters['face-mail']);
  const families = [...new Set(faces.families)].map((family) => `'${family}'`);
  return [...families, inAttributes(letters[faces.isSerif ? 'face-mail-serif' : 'face-mail-plain'])].join(',');
}

export const markFace = inAttributes(letters['face-mail-mark']);
export const size = {
  text: letters['type-mail'],
  small: letters['type-mail-small'],
  name: letters['type-mail-name'],
  mark: letters['type-mail-mark'],
} as const;

const darkRules = (inTheDark: MailColours) => `
.logo-dark{display:none}
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${inTheDark.paper}!important;color:${inTheDark.text}!important}
.name,.name a,.quiet a,a{color:${inTheDark.voice}!important}
.box{background:${inTheDark.box}!important;border-color:${inTheDark.line}!important}
.button{background:${inTheDark.voice}!important;color:${inTheDark.onVoice}!important}
.logo-light{display:none!important}.logo-dark{display:inline-block!important}
.quiet{color:${inTheDark.quiet}!important}
.name,.line{border-color:${inTheDark.line}!important}
}`;
