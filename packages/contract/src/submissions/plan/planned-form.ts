import type { Locale } from '../../locale.ts';
import { field, type Field, type Fields } from '../form.ts';
import { dateRules, maxTextLength } from '../forms.ts';
import type { SubmissionKind } from '../kinds.ts';
import type { Rule } from '../rules.ts';
import { pageFields, sectionOf } from './form-parts.ts';
import type { PlannedField } from './form-plan.ts';
import { isOwnField, type OwnFieldType, planLimits } from './own-fields.ts';

/**
 * A form as its owner has arranged it: what the browser draws and checks, what the site's server checks where there are no
 * scripts, and what the admin host checks again. Without a plan it is the product's own form.
 */
export function plannedForm<Form extends Fields>(
  base: Form,
  plan: { fields: readonly PlannedField[] } | null | undefined,
  kind: SubmissionKind,
  locale: Locale,
): Fields {
  if (!plan) return base;
  const placed = new Set(pageFields(kind).map(({ name }) => name));
  const following = followers(Object.keys(base), placed);
  const entries = arranged(plan.fields, kind).flatMap((planned): [string, Field][] => {
    const { name, hidden } = planned;
    if (isOwnField(name)) return hidden || !planned.type ? [] : [[name, ownField(planned, locale)]];
    const own = Object.hasOwn(base, name) ? base[name] : undefined;
    const around = (following.get(name) ?? []).map((each): [string, Field] => [each, base[each]!]);
    // A phone's country goes with it; what else follows a field is told or asked without it, too.
    if (!own || hidden) return around.filter(([each]) => each !== countryOf(name));
    const changed: [string, Field] = [name, changedField(own, planned, locale)];
    return [
      ...around.filter(([each]) => each === countryOf(name)),
      changed,
      ...around.filter(([each]) => each !== countryOf(name)),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * The fields of a plan in the order of the page: by section, within it as the owner wants, and none of ours missing; one of
 * the owner's forms asks for what it names and for nothing else.
 */
export function arranged(fields: readonly PlannedField[], kind: SubmissionKind): PlannedField[] {
  const known = new Set(fields.map(({ name }) => name));
  const missing = kind === 'responses' ? [] : pageFields(kind).filter(({ name }) => !known.has(name));
  const all: PlannedField[] = [
    ...fields.filter((each) => belongs(each, kind)),
    ...missing.map(({ name }) => ({ name })),
  ];
  const order = [...new Set(pageFields(kind).map(({ section }) => section))];
  return order.flatMap((section) => all.filter((each) => sectionOf(kind, each) === section));
}

function belongs({ name }: PlannedField, kind: SubmissionKind): boolean {
  return isOwnField(name) || pageFields(kind).some((each) => each.name === name);
}

const countryOf = (name: string) => `${name}_country`;

/** What the page has no place for goes with the field before it, the country of a phone with the phone. */
function followers(names: readonly string[], placed: ReadonlySet<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let last = names.find((name) => placed.has(name)) ?? '';
  for (const name of names) {
    if (placed.has(name)) last = name;
    else {
      const phone = name.replace(/_country$/, '');
      const leader = name !== phone && placed.has(phone) ? phone : last;
      groups.set(leader, [...(groups.get(leader) ?? []), name]);
    }
  }
  return groups;
}

function changedField(base: Field, planned: PlannedField, locale: Locale): Field {
  const { required, choices } = planned;
  const rules = base.rules
    .filter(({ rule }) => required === undefined || (rule !== 'required' && !(required && rule === 'required_with')))
    .map((rule): Rule => (rule.rule === 'choice' && choices ? { rule: 'choice', choices: values(choices) } : rule));
  return {
    ...base,
    rules: required ? [{ rule: 'required' }, ...rules] : rules,
    ...named(planned, locale),
  };
}

function ownField(planned: PlannedField, locale: Locale): Field {
  const made = makers[planned.type!](planned);
  const required: Rule = planned.type === 'consent' ? { rule: 'required', agreement: true } : { rule: 'required' };
  const rules: readonly Rule[] = planned.required ? [required, ...made.rules] : made.rules;
  return { ...made, rules, ...named(planned, locale) };
}

/** A field that is not asked for what a number or choice lacks takes nothing, and says so. */
const makers: Record<OwnFieldType, (planned: PlannedField) => Field> = {
  text: () => field('line', { rule: 'max_length', max: planLimits.line }),
  long: () => field('text', { rule: 'max_length', max: maxTextLength }),
  choice: ({ choices }) => field('line', { rule: 'choice', choices: values(choices) }),
  several: ({ choices }) => field('list', { rule: 'choice', choices: values(choices) }),
  // Whoever writes a word is told that, and no limits, which their owner may never have thought of.
  number: ({ min = 0, max = 0 }) => field('number', { rule: 'number' }, { rule: 'between', min, max }),
  date: ({ day }) => field('date', ...dateRules, ...(day === 'future' ? [{ rule: 'date' } as const] : [])),
  file: ({ max = 1 }) => field('files', { rule: 'files', max }),
  consent: () => field('flag'),
};

function values(choices: PlannedField['choices'] = []): string[] {
  return choices.map(({ value }) => value);
}

function named(
  { choices, hint, label }: PlannedField,
  locale: Locale,
): Pick<Field, 'hint' | 'label' | 'labels' | 'offered'> {
  const offered = choices?.map((choice) => ({
    value: choice.value,
    ...(choice.label ? { label: choice.label[locale], labels: choice.label } : {}),
  }));
  return {
    ...(label ? { label: label[locale], labels: label } : {}),
    ...(hint?.[locale] ? { hint: hint[locale] } : {}),
    ...(offered ? { offered } : {}),
  };
}
