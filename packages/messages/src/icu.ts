import { type Locale, localeInfo } from '@nasaq/contract';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Tokens = ReturnType<typeof compileMessageOrThrow>;
/** As the catalogue's compiler makes it: a text without values stays one, which is smaller than the parser's list. */
export type Compiled = string | Tokens;

/** @throws {Error} where the text is no ICU message */
export function compiled(text: string): Compiled {
  const tokens = compileMessageOrThrow(text);
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
}

/** A value that an ICU text takes, once for each way in which it is written. */
export interface IcuValue {
  name: string;
  /** `null` = as it stands. */
  format: string | null;
  /** The forms of a plural. */
  forms?: string[];
  /** Those of them that say nothing. */
  empty?: string[];
}

/**
 * Every value in the text, also within the forms of a count.
 * @throws {Error} where the text is no ICU message
 */
export function icuValues(text: string): IcuValue[] {
  return valuesIn(compileMessageOrThrow(text));
}

function valuesIn(tokens: Tokens): IcuValue[] {
  return tokens.flatMap((token): IcuValue[] => {
    if (typeof token === 'string') return [];
    const [name, format = null, cases] = token;
    if (typeof cases !== 'object' || cases === null) return [{ name, format }];
    const branches = Object.entries(cases).filter(([form]) => form !== 'offset');
    const inner = branches.flatMap(([, branch]) => (Array.isArray(branch) ? valuesIn(branch as Tokens) : []));
    const forms = branches.map(([form]) => form);
    const empty = branches.flatMap(([form, branch]) => (isEmpty(branch) ? [form] : []));
    return [{ name, format, forms, ...(empty.length > 0 && { empty }) }, ...inner];
  });
}

function isEmpty(branch: unknown): boolean {
  return Array.isArray(branch) && (branch as Tokens).every((token) => typeof token === 'string' && token.trim() === '');
}

/** What the text says by itself, without its values, whatever the count. */
export function icuWords(text: string): string {
  return wordsIn(compileMessageOrThrow(text));
}

function wordsIn(tokens: Tokens): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [, , cases] = token;
      if (typeof cases !== 'object' || cases === null) return '';
      return Object.values(cases)
        .map((branch) => (Array.isArray(branch) ? wordsIn(branch as Tokens) : ''))
        .join(' ');
    })
    .join('');
}

/**
 * An ICU text as one sentence: of each count or choice what is said of all others, with `mark` where a value is filled in.
 * @throws {Error} where the text is no ICU message
 */
export function inOthers(text: string, mark: (name: string) => string): string {
  const say = (tokens: Tokens, counted?: string): string =>
    tokens
      .map((token) => {
        if (typeof token === 'string') return token === '#' && counted !== undefined ? mark(counted) : token;
        const [name, format, cases] = token;
        if (typeof cases !== 'object' || cases === null) return mark(name);
        const { other = [] } = cases as Record<string, Tokens | undefined>;
        return say(other, format === 'select' ? counted : name);
      })
      .join('');
  return say(compileMessageOrThrow(text));
}

/**
 * What an ICU text says with values, for who looks at it before it is published.
 * @throws {Error} where the text is no ICU message
 */
export function spoken(text: string, locale: Locale, values: Readonly<Record<string, string | number>>): string {
  const tag = locale === 'ar' ? `${localeInfo.ar.tag}-u-nu-arab` : localeInfo[locale].tag;
  const digits = new Intl.NumberFormat(tag);
  const say = (tokens: Tokens, counted?: number): string =>
    tokens
      .map((token) => {
        if (typeof token === 'string') return token === '#' && counted !== undefined ? digits.format(counted) : token;
        const [name, format, cases] = token;
        const value = values[name] ?? `{${name}}`;
        if (format === 'number') return digits.format(Number(value));
        if (typeof cases !== 'object' || cases === null) return String(value);
        const branches = cases as Record<string, Tokens | undefined>;
        const count = Number(value);
        const form = new Intl.PluralRules(tag).select(count);
        return say(branches[String(count)] ?? branches[form] ?? branches['other'] ?? [], count);
      })
      .join('');
  return say(compileMessageOrThrow(text));
}
