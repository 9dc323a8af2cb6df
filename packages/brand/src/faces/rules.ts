import type { Script, Weight } from './measure.ts';
import { type FaceFile, type Faces, facesOf } from './pairs.ts';

const scripts = ['latin', 'arabic'] as const satisfies Script[];
const weights = ['regular', 'bold'] as const satisfies Weight[];
const weightOf: Record<Weight, number> = { regular: 400, bold: 600 };
/** What stands in a face's place until it has arrived: faces that readers have, as those of the house have them (apps/site/src/styles/fonts.css). */
const local: Record<Script, Record<Weight, readonly string[]>> = {
  latin: {
    regular: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
  },
  arabic: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};
/** Where each of the two is asked for. */
const rangeOf: Record<Script, string> = {
  latin: 'U+20-7E,U+A0-FC,U+2013-2014,U+2018-2026,U+2039-203A,U+20AC,U+2190-2193,U+2212',
  arabic: 'U+20,U+A0,U+60C,U+61B,U+61F-66D,U+670-6F9,U+200C-200F',
};
const localRange: Record<Script, string> = { latin: 'U+20-FF,U+2010-2044', arabic: 'U+600-6FF' };

/** The rules that set a site in the faces of a look, after those of the product; empty for those of the house. */
export function faceRules(key: string | null | undefined): string {
  const faces = facesOf(key);
  if (!faces) return '';
  const ofScripts = scripts.flatMap((script) => {
    const { bold, regular } = faces[script];
    const display = faces[script][faces.display] ?? regular;
    const text = `Brand ${script}`;
    return [
      face(text, regular, script, 'regular', faces),
      bold && !regular.isVariable ? face(text, bold, script, 'bold', faces) : '',
      face(`${text} display`, display, script, 'regular', faces),
      ...weights.map((weight) => fallback(text, (weight === 'bold' && bold) || regular, script, weight)),
      fallback(`${text} display`, display, script, display === regular ? 'regular' : 'bold', 'regular'),
    ];
  });
  const families = scripts.flatMap((script) => [
    `--font-display-${script}:'Brand ${script} display','Brand ${script} display fallback'`,
    `--font-text-${script}:'Brand ${script}','Brand ${script} fallback'`,
  ]);
  return [...ofScripts, restRules(faces), `:root{${families.join(';')}}`, wordSpace, ofEveryPage(faces)].join('');
}

/** What is added to the narrow one of the house's display face. */
const wordSpace = `:root,[lang|='en'],[lang|='ar']{--word-display:0}`;

function face(family: string, file: FaceFile, script: Script, weight: Weight, { address }: Faces): string {
  return rule(family, `url(${address(file.file)}) format('woff2')`, {
    'font-weight': file.isVariable ? '100 900' : weightOf[weight],
    'font-display': 'swap',
    ...heights(file, file.scale),
    'unicode-range': rangeOf[script],
  });
}

/** @param drawn which weight of the local faces has its width */
function fallback(family: string, file: FaceFile, script: Script, drawn: Weight, weight: Weight = drawn): string {
  return rule(`${family} fallback`, local[script][drawn].map((name) => `local('${name}')`).join(','), {
    'font-weight': weightOf[weight],
    ...heights(file, (file.scale * file.stretch) / 1000),
    'unicode-range': localRange[script],
  });
}

/** The same line for the face and for what stands in its place, whatever either says of itself: heights are counted in the scaled size. */
function heights({ ascent, descent, scale }: FaceFile, size: number) {
  const percent = (thousandths: number) => `${Number((thousandths / 10).toFixed(1))}%`;
  return {
    'size-adjust': percent(size),
    'ascent-override': percent((ascent * scale) / size),
    'descent-override': percent((descent * scale) / size),
    'line-gap-override': '0%',
  };
}

/** The few signs that a pair lacks, under its own name: nobody fetches them who does not read them. */
function restRules({ address, rest = [] }: Faces): string {
  return rest
    .flatMap(({ file, range, script }) =>
      ['', ' display'].map((role) =>
        rule(`Brand ${script}${role}`, `url(${address(file)}) format('woff2')`, { 'unicode-range': range }),
      ),
    )
    .join('');
}

/** The names of the languages, and the wordmark of the house, which is a drawing in letters and no text. */
function ofEveryPage({ address, arabic, name }: Faces): string {
  const mark =
    `.logo__words:not(.logo__words--own) [lang][lang][lang]{font-family:'Nasaq Logo',system-ui,sans-serif}` +
    `.bar__language[lang|='en'][lang]{font-family:var(--font-text-latin),system-ui,sans-serif}`;
  if (!name) return mark;
  const face = rule('Brand name', `url(${address(name)}) format('woff2')`, {
    'font-display': 'swap',
    ...heights(arabic.regular, arabic.regular.scale),
    'unicode-range': 'U+621-64A',
  });
  return `${face}.bar__language[lang|='ar'][lang]{font-family:'Brand name',system-ui,sans-serif}${mark}`;
}

function rule(family: string, source: string, declarations: Record<string, string | number>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${[`font-family:'${family}'`, `src:${source}`, ...body].join(';')}}`;
}
