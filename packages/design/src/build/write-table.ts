// Writes table.ts, what TypeScript reads of the tokens: `npm run generate`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarations, putIn, readStylesheet, readTokens } from './read-tokens.ts';

const { values, media } = readTokens();

export const tableFile = path.resolve(import.meta.dirname, '../table.ts');

/** @returns the text of table.ts */
export function table(): string {
  const css = readStylesheet('colour.css');
  const light = rule(css, ':root');
  const ink = { ...light, ...rule(css, '.dark,\n.on-ink') };
  const dark = { ...ink, ...rule(css, '.dark') };
  const lapis = rule(css, '.on-lapis');
  const themes = {
    light,
    dark,
    ink,
    'ink in the dark': { ...dark, ...rule(css, '.dark .on-ink') },
    lapis: { ...light, ...lapis },
    'lapis in the dark': { ...dark, ...lapis },
  };
  const onHue = rule(css, '.on-hue');
  const onHueInDark = { ...onHue, ...rule(css, '.dark .on-hue') };
  const hues = [...css.matchAll(/^\.hue-([a-z]+) \{/gm)].map(([, name = '']) => name);
  return [
    '// Made by `npm run generate` from the stylesheets beside it; table.test.ts says when it is old.',
    '',
    '/** The colours of each ground that text stands on, as CSS writes them. */',
    `export const colours = {\n${Object.entries(themes)
      .map(([name, theme]) => `  ${key(name)}: {\n${entries(resolved(theme))}  },\n`)
      .join('')}} as const;`,
    '',
    '/** The hues that works stand in, and the ground of each in either theme. */',
    `export const hueNames = [${hues.map((name) => `'${name}'`).join(', ')}] as const;`,
    `export const hues = {\n${hues
      .map((name) => {
        const hue = rule(css, `.hue-${name}`);
        const grounds = { light: inHue(onHue, hue), dark: inHue(onHueInDark, hue) };
        return `  ${name}: {\n${Object.entries(grounds)
          .map(([theme, ground]) => `  ${theme}: {\n${entries(resolved(ground))}  },\n`)
          .join('')
          .replaceAll(/^/gm, '  ')
          .trimEnd()}\n  },\n`;
      })
      .join('')}} as const;`,
    '',
    '/** What has one colour wherever it stands. */',
    `export const tones = {\n${entries(named('tone')).replaceAll(/^ {2}/gm, '')}} as const;`,
    '',
    '/** Sizes and faces that are the same everywhere. */',
    `export const letters = {\n${entries({ ...named('type'), ...named('face') }).replaceAll(/^ {2}/gm, '')}} as const;`,
    '',
    ...[...media].map(([name, condition]) => `export const ${constant(name)} = '${condition}';`),
    '',
  ].join('\n');
}

type Theme = Record<string, string>;

/** Tokens of one kind, by the rest of their name. */
function named(kind: 'tone' | 'type' | 'face'): Theme {
  const begin = `--${kind}-`;
  const ofKind = [...values].filter(([name]) => name.startsWith(begin));
  return Object.fromEntries(ofKind.map(([name, value]) => [name.slice(kind === 'tone' ? begin.length : 2), value]));
}

/** The custom properties of one rule; the last of its name that stands outside of any other rule. */
function rule(css: string, selector: string): Theme {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`colour.css has no rule '${selector}'.`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(declarations(body).map(([name, value]) => [name.slice(2), value]));
}

/** The steps of lightness in one hue. */
function inHue(ground: Theme, hue: Theme): Theme {
  const put = (value: string) => value.replaceAll(/var\(--(hue|chroma)\)/g, (_, name: string) => hue[name] ?? '');
  return Object.fromEntries(Object.entries(ground).map(([name, value]) => [name, put(value)]));
}

/** Colours refer to palette.css and to each other. */
function resolved(theme: Theme): Theme {
  const follow = (value: string): string => {
    const known = putIn(value, values);
    const name = /^var\(--([\w-]+)\)$/.exec(known)?.[1];
    return name === undefined ? known : follow(theme[name] ?? '');
  };
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, follow(value)]));
}

function entries(of: Theme): string {
  return Object.entries(of)
    .map(([name, value]) => `    ${key(name)}: ${value.includes("'") ? JSON.stringify(value) : `'${value}'`},\n`)
    .join('');
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

/** `--from-tablet` → `fromTablet`. */
function constant(name: string): string {
  return name.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.main) writeFileSync(tableFile, table());
