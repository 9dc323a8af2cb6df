import type { PhonePlans } from './phone.ts';

/**
 * The validation rules. A field names its rules in order; the first that fails is its message.
 *
 * | rule | fails for |
 * |---|---|
 * | required | null, undefined, text that is empty after trimming, false, an empty list; 0 and '0' pass |
 * | between | a number outside min…max (both inclusive), no number, min > max; empty passes |
 * | confirmed | a value whose text differs from the target field's, case and spaces included |
 *
 * All the others pass for an empty value: that is for `required` to say.
 */
export type Rule =
  /** Of an agreement in the owner's words, which is asked for by a sentence of its own. */
  | { rule: 'required'; agreement?: true }
  /** Required only while another field is ticked. */
  | { rule: 'required_with'; target: string }
  | { rule: 'number' }
  | { rule: 'between'; min: number; max: number }
  | { rule: 'confirmed'; target: string }
  | { rule: 'email' }
  /** Valid in the country whose ISO code the target field holds. */
  | { rule: 'phone'; target: string }
  | { rule: 'max_length'; max: number }
  | { rule: 'choice'; choices: readonly string[] }
  | { rule: 'links'; max: number }
  /** Read as a date: `YYYY-MM-DD` with a month of the year. */
  | { rule: 'date_written' }
  /** A day that its month has. */
  | { rule: 'day' }
  /** Today or later. */
  | { rule: 'date' }
  | { rule: 'files'; max: number };
export type RuleName = Rule['rule'];

export interface RuleContext extends PhonePlans {
  /** Clean values of the whole form. */
  values: Readonly<Record<string, unknown>>;
}

type Validator<Name extends RuleName> = (
  value: unknown,
  rule: Extract<Rule, { rule: Name }>,
  context: RuleContext,
) => boolean;

const validators: { [Name in RuleName]: Validator<Name> } = {
  required: (value) => !isEmpty(value) && value !== false,
  required_with: (value, { target }, { values }) => values[target] !== true || !isEmpty(value),
  number: (value) => isEmpty(value) || !Number.isNaN(asNumber(value)),
  between: (value, { min, max }) => {
    if (isEmpty(value)) return true;
    const number = asNumber(value);
    return min <= max && number >= min && number <= max;
  },
  confirmed: (value, { target }, { values }) => text(value) === text(values[target]),
  email: (value) => isEmpty(value) || isEmail(text(value)),
  phone: (value, { target }, { values, isPhone }) => isEmpty(value) || isPhone(text(value), text(values[target])),
  max_length: (value, { max }) => text(value).length <= max,
  choice: (value, { choices }) =>
    isEmpty(value) || (Array.isArray(value) ? value : [value]).every((each) => choices.includes(text(each))),
  links: (value, { max }) => {
    const links = Array.isArray(value) ? value : [];
    return links.length <= max && wrongLink(links) === undefined;
  },
  date_written: (value) => isEmpty(value) || /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(text(value)),
  day: (value) => isEmpty(value) || isDay(text(value)),
  date: (value) => isEmpty(value) || isDayFromToday(text(value)),
  files: (value, { max }) => !Array.isArray(value) || value.length <= max,
};

/** @throws {Error} for a rule that does not exist, which is a fault of the form and not of its reader */
export function passes(rule: Rule, value: unknown, context: RuleContext): boolean {
  if (!Object.hasOwn(validators, rule.rule)) throw new Error(`Unknown validator: ${String(rule.rule)}`);
  return (validators[rule.rule] as Validator<RuleName>)(value, rule, context);
}

function asNumber(value: unknown): number {
  return typeof value === 'boolean' || Array.isArray(value) ? Number.NaN : Number(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** What browsers accept (HTML standard, valid e-mail address), with a dot in the domain and Unicode letters in both parts. */
function isEmail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u.test(
      value,
    )
  );
}

/** The first line of a list of links that is no address. */
export function wrongLink(links: readonly unknown[]): string | undefined {
  return links.map(text).find((link) => !isWebAddress(link));
}

function isWebAddress(value: string): boolean {
  if (value.length > 500 || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

/** The reader's today may be yesterday's date here: a day of tolerance for the time zones. */
export function isDayFromToday(value: string): boolean {
  return isDay(value) && Date.parse(`${value}T00:00:00Z`) > Date.now() - 2 * 24 * 60 * 60 * 1000;
}

/** A day that the calendar has. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}
