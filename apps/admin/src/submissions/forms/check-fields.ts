import {
  isOwnField,
  type Locale,
  locales,
  lockOf,
  pageFields,
  planLimits,
  type PlannedField,
  plannedFieldSchema,
  type SubmissionKind,
} from '@nasaq/contract';

/** What is wrong with a field, as the catalogue of forms names it. */
export type FieldProblemCode =
  | 'unreadable'
  | 'unknown'
  | 'no_type'
  | 'no_label'
  | 'one_language'
  | 'too_long'
  | 'name_twice'
  | 'label_twice'
  | 'no_choices'
  | 'too_many_choices'
  | 'choice_label'
  | 'choice_twice'
  | 'no_bounds'
  | 'min_above_max'
  | 'file_count'
  | 'ticked'
  | 'locked_answer'
  | 'locked_matter'
  | 'locked_consent'
  | 'locked_free'
  | 'locked_specification';

export interface FieldProblem {
  /** Its place in the list; -1 for the list itself. */
  at: number;
  code: FieldProblemCode | 'no_fields' | 'too_many_fields';
  /** Of what is missing in one language. */
  locale?: Locale;
}

/** Everything for which a list of fields may not be published, in its order. */
export function checkFields(kind: SubmissionKind, stored: unknown): FieldProblem[] {
  if (stored === null || stored === undefined) return kind === 'responses' ? [{ at: -1, code: 'no_fields' }] : [];
  if (!Array.isArray(stored)) return [{ at: -1, code: 'unreadable' }];
  if (stored.length > planLimits.fields) return [{ at: -1, code: 'too_many_fields' }];
  const read = stored.map((raw) => plannedFieldSchema.safeParse(raw).data);
  const visible = read.filter((field) => field && !field.hidden);
  if (kind === 'responses' && visible.length === 0) return [{ at: -1, code: 'no_fields' }];
  return read.flatMap((field, at): FieldProblem[] => {
    if (!field) return [{ at, code: 'unreadable' }];
    const before = read.slice(0, at).filter((other) => other !== undefined);
    return [...ticked(stored[at]), ...problemsOf(kind, field, before)].map((problem) => ({ at, ...problem }));
  });
}

type Problem = Omit<FieldProblem, 'at'>;

/** An agreement is given by who reads it, and never for them. */
function ticked(raw: unknown): Problem[] {
  const { type, name, ...rest } = raw as Record<string, unknown>;
  const isConsent = type === 'consent' || String(name).startsWith('consent_');
  const preset = ['ticked', 'checked', 'preset', 'value', 'default', 'defaultValue'].some((key) => Boolean(rest[key]));
  return isConsent && preset ? [{ code: 'ticked' }] : [];
}

function problemsOf(kind: SubmissionKind, field: PlannedField, before: readonly PlannedField[]): Problem[] {
  const { name, label, hint } = field;
  const known = isOwnField(name) || pageFields(kind).some((each) => each.name === name);
  if (!known) return [{ code: 'unknown' }];
  return [
    ...(before.some((other) => other.name === name) ? [{ code: 'name_twice' } as const] : []),
    ...(isOwnField(name) ? ownProblems(field) : lockProblems(kind, field)),
    ...bothLanguages(label, isOwnField(name)),
    ...(label && locales.some((locale) => isSame(label[locale], before, locale))
      ? [{ code: 'label_twice' } as const]
      : []),
    ...bothLanguages(hint, false),
    ...(tooLong(label, planLimits.label) || tooLong(hint, planLimits.hint) ? [{ code: 'too_long' } as const] : []),
    ...choiceProblems(field),
  ];
}

function isSame(label: string, before: readonly PlannedField[], locale: Locale): boolean {
  const text = label.trim();
  return text !== '' && before.some((other) => !other.hidden && other.label?.[locale].trim() === text);
}

function ownProblems({ type, min, max }: PlannedField): Problem[] {
  if (!type) return [{ code: 'no_type' }];
  if (type === 'number') {
    if (min === undefined || max === undefined) return [{ code: 'no_bounds' }];
    return min > max ? [{ code: 'min_above_max' }] : [];
  }
  const files = max ?? 1;
  if (type === 'file' && !(Number.isInteger(files) && files >= 1 && files <= planLimits.files))
    return [{ code: 'file_count' }];
  return [];
}

function lockProblems(kind: SubmissionKind, { name, hidden, required }: PlannedField): Problem[] {
  const lock = lockOf(kind, name);
  if (!lock) return [];
  const broken =
    (lock.shown && hidden) || (lock.required !== undefined && required !== undefined && required !== lock.required);
  return broken ? [{ code: `locked_${lock.why}` }] : [];
}

function bothLanguages(text: PlannedField['label'], needed: boolean): Problem[] {
  const missing = locales.filter((locale) => !text?.[locale].trim());
  if (missing.length === locales.length) return needed ? [{ code: 'no_label' }] : [];
  return missing.map((locale) => ({ code: 'one_language', locale }));
}

function tooLong(text: PlannedField['label'], most: number): boolean {
  return locales.some((locale) => (text?.[locale].length ?? 0) > most);
}

function choiceProblems({ type, choices }: PlannedField): Problem[] {
  const asks = type === 'choice' || type === 'several';
  if (!asks && (type || !choices)) return [];
  if (!choices || choices.length === 0) return [{ code: 'no_choices' }];
  if (choices.length > planLimits.choices) return [{ code: 'too_many_choices' }];
  const values = choices.map(({ value }) => value);
  const unnamed = choices.flatMap(({ label, value }) =>
    label || type || isOwnChoice(value) ? locales.filter((locale) => !label?.[locale].trim()) : [],
  );
  const twice =
    new Set(values).size < values.length ||
    locales.some((locale) => {
      const names = choices.flatMap(({ label }) => label?.[locale].trim() || []);
      return new Set(names).size < names.length;
    });
  return [
    ...[...new Set(unnamed)].map((locale) => ({ code: 'choice_label', locale }) as const),
    ...(twice ? [{ code: 'choice_twice' } as const] : []),
    ...(values.some((value) => value === '' || value.includes(',')) ? [{ code: 'unreadable' } as const] : []),
  ];
}

/** A choice that the owner has added to those of ours. */
export function isOwnChoice(value: string): boolean {
  return /^c_[a-z0-9]+$/.test(value);
}
