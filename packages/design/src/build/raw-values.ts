import { readTokens } from './read-tokens.ts';

/** What a file says in values of its own where a token has to stand. */
export interface RawValue {
  line: number;
  kind: 'colour' | 'breakpoint' | 'size' | 'space' | 'side';
  text: string;
}

const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:oklch|oklab|lch|lab|hsla?|hwb|rgba?)\(/i;
const namedColour = /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|purple)(?![\w-])/i;
const breakpoint = /^@(?:media|container)\b.*\b(?:width|inline-size)\b/;
const space = /^(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?$|^(?:row-|column-)?gap$|^inset(?:-[a-z-]+)?$/;
const side =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sided = /^(?:text-align|float|clear|caption-side)$/;
const { values } = readTokens();
const spaces = new Set([...values].filter(([name]) => name.startsWith('--space-')).map(([, value]) => value));

/** Of a stylesheet: colours, breakpoints, sizes of letters, spaces that the scale has, and physical sides. */
export function rawValuesOfStyles(css: string): RawValue[] {
  const found: RawValue[] = [];
  for (const { line, text } of statements(css)) {
    const add = (kind: RawValue['kind']) => found.push({ line, kind, text });
    if (text.startsWith('@')) {
      if (breakpoint.test(text)) add('breakpoint');
      continue;
    }
    const [, property = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
    if (!value) continue;
    const bare = value.replaceAll(/(['"]).*?\1|url\([^)]*\)/g, '');
    if (colour.test(bare) || (namedColour.test(bare) && !property.startsWith('--font'))) add('colour');
    if (property === 'font-size' && /[\d.](?:rem|px|pt|vw)\b/.test(bare)) add('size');
    if (space.test(property) && (bare.match(/[\d.]+rem\b/g) ?? []).some((length) => spaces.has(length))) add('space');
    if (side.test(property) || (sided.test(property) && /\b(?:left|right)\b/.test(bare))) add('side');
  }
  return found;
}

/** Of TypeScript: colours and breakpoints. */
export function rawValuesOfScript(source: string): RawValue[] {
  return source.split('\n').flatMap((text, index): RawValue[] => {
    const at = (kind: RawValue['kind']): RawValue => ({ line: index + 1, kind, text: text.trim() });
    if (/^\s*(?:\/\/|\/?\*)/.test(text)) return [];
    return [
      ...(/['"`:,(\s]#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=['"`;,)\s!}])|\b(?:oklch|hsla?|rgba?)\(\d/i.test(text)
        ? [at('colour')]
        : []),
      ...(/\((?:min|max)-width:/.test(text) ? [at('breakpoint')] : []),
    ];
  });
}

/** Declarations and at-rules with the line on which they begin, without comments. */
function statements(css: string): { line: number; text: string }[] {
  const blank = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...blank.matchAll(/[^{};]+/g)].flatMap(({ 0: text, index }) => {
    const begins = index + text.length - text.trimStart().length;
    return text.trim() ? [{ line: blank.slice(0, begins).split('\n').length, text: text.trim() }] : [];
  });
}
