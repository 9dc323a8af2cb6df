import { colours, inTheDark } from '@nasaq/design';
import { hashOf, type Look, lookKey, lookOfAddress } from './address.ts';
import { asBrightAs, oklchOfHex, written } from './colour.ts';
import { faceRules } from './faces/rules.ts';
import { type Ground, paletteOf, type Token } from './palette.ts';

/** Where the site answers stylesheets of brands. */
export const stylePath = '/brand/';

/** The address of a look's stylesheet: its hash is that of its text, so that it never changes; none for the house's. */
export function styleAddress(look: Look): string | null {
  const key = lookKey(look);
  return key && `${stylePath}${key}.${hashOf(brandStyle(look))}.css`;
}

/** Stands behind the hash in the address of what a look says of dark pages to readers without scripts. */
const darkEnding = '.dark.css';

/** The address of `darkBrandStyle`; none for a look that leaves the colours to the house. */
export function darkStyleAddress(address: string): string | null {
  const look = lookOfAddress(address);
  return look?.colour || look?.accent ? address.replace(/\.css$/, darkEnding) : null;
}

/** The colours of dark pages where no script sets the theme (`inTheDark`): a second sheet, which nobody else takes. */
export function darkBrandStyle(look: Look): string {
  return colourRules(look)
    .flatMap(([selector, declarations]): Rule[] => {
      const themed = inTheDark(selector);
      return themed === null ? [] : [[themed, declarations]];
    })
    .map(inCss)
    .join('');
}

/** What differs from the design's stylesheets, as rules that come after them. Printed paper keeps its own colours. */
export function brandStyle(look: Look): string {
  const colour = colourRules(look).map(inCss).join('');
  return [colour && `@media not print{${colour}}`, cornerRules(look), faceRules(look.faces)].filter(Boolean).join('\n');
}

const drawn: Token[] = ['pattern-line', 'pattern-construction', 'pattern-tone-1', 'pattern-tone-2', 'pattern-tone-3'];
const spoken: Token[] = ['voice', 'voice-strong', 'on-voice', 'spark', ...drawn];

type Rule = readonly [selector: string, declarations: string];

function colourRules({ colour, accent }: Look): Rule[] {
  if (!colour && !accent) return [];
  const { grounds, tones } = paletteOf({ colour, accent });
  const differing = (ground: Ground, names: readonly Token[]) =>
    names
      .filter((name) => grounds[ground][name] !== colours[ground][name])
      .map((name) => `--${name}:${grounds[ground][name]}`)
      .join(';');
  // Filled patterns stand on a tone of their own (apps/site/src/ui/art.css).
  const arts = (name: 'art' | 'art-dark' | 'art-deep') => (colour ? `background-color:${tones[name]}` : '');
  const stars = (tone: string) => (accent ? `--pattern-tone-3:${tone}` : '');
  const rules: Rule[] = [
    [':root', differing('light', [...spoken, 'lapis'])],
    ['.dark,.on-ink', differing('ink', spoken)],
    ['.dark', differing('dark', ['lapis', 'ink'])],
    ['.dark .on-ink', differing('ink in the dark', ['line'])],
    ['.on-lapis', differing('lapis', ['text-soft', 'text-quiet', 'line', 'line-strong', ...spoken])],
    ['.band.pattern,.product-wall__screen.pattern', arts('art')],
    [':is(.dark,.on-ink) .product-wall__screen.pattern,.dark .band.pattern', arts('art-dark')],
    ['.dark .on-ink .product-wall__screen.pattern', arts('art-deep')],
    ['.on-hue', stars(tones.saffron)],
    ['.dark .on-hue', stars(grounds.dark['pattern-tone-3'])],
  ];
  return rules.filter(([, declarations]) => declarations !== '');
}

const inCss = ([selector, declarations]: Rule) => `${selector}{${declarations}}`;

/** In rem, of what is pressed, of what is written in, and of pictures. */
const radii = { soft: ['0.375rem', '0.375rem', '0.5rem'], round: ['99rem', '0.75rem', '1rem'] } as const;

function cornerRules({ corner }: Look): string {
  if (!corner || corner === 'sharp') return '';
  const [pressed, written, pictures] = radii[corner];
  return (
    `.button{border-radius:${pressed}}` +
    `input:not([type=checkbox],[type=radio],[type=range]),select,textarea{border-radius:${written}}` +
    `.cover,.figure img,.portrait{border-radius:${pictures};overflow:clip}`
  );
}

/** The steps of Payload's own blue, as `packages/design/src/staff.css` has them in lapis. */
const staffSteps: Record<string, [lightness: number, chroma: number]> = {
  50: [0.97, 0.014],
  100: [0.945, 0.028],
  150: [0.905, 0.05],
  200: [0.86, 0.075],
  250: [0.81, 0.1],
  300: [0.76, 0.115],
  350: [0.71, 0.135],
  400: [0.66, 0.155],
  450: [0.6, 0.175],
  500: [0.55, 0.19],
  550: [0.5, 0.19],
  600: [0.46, 0.18],
  650: [0.42, 0.165],
  700: [0.385, 0.145],
  750: [0.345, 0.12],
  800: [0.305, 0.095],
  850: [0.27, 0.07],
  900: [0.235, 0.05],
  950: [0.2, 0.03],
};

/** The same for the screens of staff; empty for the colours of the house. */
export function staffStyle({ colour }: Look): string {
  if (!colour) return '';
  const { grounds } = paletteOf({ colour });
  const own = oklchOfHex(colour);
  const steps = Object.entries(staffSteps).map(([name, [lightness, chroma]]) => {
    const share = Math.min(own.chroma / 0.19, 1.35);
    const step = asBrightAs({ lightness, chroma, hue: 262 }, { chroma: chroma * share, hue: own.hue });
    return `--color-success-${name}:${written(step)}`;
  });
  const voice = (name: 'light' | 'dark') =>
    ['voice', 'voice-strong', 'on-voice'].map((token) => `--nasaq-${token}:${grounds[name][token as Token]}`).join(';');
  return `html[data-theme]{${steps.join(';')};${voice('light')}}html[data-theme='dark']{${voice('dark')}}`;
}
