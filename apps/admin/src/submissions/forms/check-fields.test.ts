import { ownFieldTypes, type PlannedField, planLimits, submissionKinds } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { formTexts } from '../catalogue/index.ts';
import { newField, startFields } from '../screens/forms/edit-fields.ts';
import { checkFields } from './check-fields.ts';
import { problemText } from './field-problems.ts';

const label = { en: 'Your size', ar: 'مقاسك' };
const text = { name: 'own_size', type: 'text', label } satisfies PlannedField;
const small = { value: 'c_s', label: { en: 'Small', ar: 'صغير' } };
const large = { value: 'c_l', label: { en: 'Large', ar: 'كبير' } };
const choice = { ...text, type: 'choice', choices: [small, large] } satisfies PlannedField;

/** Of a form of the owner's. */
const codes = (...fields: unknown[]) => checkFields('responses', fields).map(({ code }) => code);

test('every form as it came can be published', () => {
  for (const kind of submissionKinds.filter((each) => each !== 'responses')) {
    expect(startFields(kind).length).toBeGreaterThan(2);
    expect(checkFields(kind, startFields(kind))).toEqual([]);
    expect(checkFields(kind, null)).toEqual([]);
  }
});

test('a form of the owner’s needs a field that is shown', () => {
  const none = [{ at: -1, code: 'no_fields' }];
  for (const stored of [null, undefined, [], [{ ...text, hidden: true }]])
    expect(checkFields('responses', stored)).toEqual(none);
  expect(checkFields('responses', [text])).toEqual([]);
});

test('what is no list of fields is said to be none', () => {
  expect(checkFields('contacts', 'fields')).toEqual([{ at: -1, code: 'unreadable' }]);
  expect(codes(text, 7)).toEqual(['unreadable']);
  expect(codes({ ...text, type: 'colour' })).toContain('no_fields');
  const many = Array.from({ length: planLimits.fields + 1 }, (_, at) => ({ ...text, name: `own_${at}` }));
  expect(codes(...many)).toEqual(['too_many_fields']);
});

test('a new field of each kind is published as soon as it is named in both languages', () => {
  for (const type of ownFieldTypes) {
    const fresh = newField(type, 'all', []);
    expect(codes(fresh)[0]).toBe('no_label');
    const choices = fresh.choices?.map((each, at) => ({ ...each, label: at === 0 ? small.label : large.label }));
    expect(codes({ ...fresh, label, ...(choices ? { choices } : {}) })).toEqual([]);
    expect(codes({ ...fresh, label: { en: 'Only English', ar: ' ' }, ...(choices ? { choices } : {}) })).toEqual([
      'one_language',
    ]);
  }
});

test.each<[string, Partial<PlannedField>, string]>([
  ['no type', { type: undefined }, 'no_type'],
  ['a hint in one language', { hint: { en: '', ar: 'بالسنتيمتر' } }, 'one_language'],
  ['a long label', { label: { en: 'x'.repeat(planLimits.label + 1), ar: 'مقاس' } }, 'too_long'],
  ['a long hint', { hint: { en: 'x'.repeat(planLimits.hint + 1), ar: 'مقاس' } }, 'too_long'],
  ['no choices', { type: 'choice' }, 'no_choices'],
  ['choices without a name', { type: 'several', choices: [small, { value: 'c_l' }] }, 'choice_label'],
  ['two choices of one name', { type: 'choice', choices: [small, { ...large, label: small.label }] }, 'choice_twice'],
  ['two choices of one value', { type: 'choice', choices: [small, { ...large, value: 'c_s' }] }, 'choice_twice'],
  ['a comma in a value', { type: 'choice', choices: [{ ...small, value: 'a,b' }] }, 'unreadable'],
  ['a number without bounds', { type: 'number', min: 1 }, 'no_bounds'],
  ['bounds the wrong way round', { type: 'number', min: 5, max: 4 }, 'min_above_max'],
  ['no file', { type: 'file', max: 0 }, 'file_count'],
  ['too many files', { type: 'file', max: planLimits.files + 1 }, 'file_count'],
  ['half a file', { type: 'file', max: 1.5 }, 'file_count'],
])('%s → one problem at its field', (_, changes, code) => {
  const found = checkFields('responses', [{ name: 'email' }, { ...text, ...changes }]);
  expect(new Set(found.map((problem) => problem.code))).toEqual(new Set([code]));
  expect(new Set(found.map(({ at }) => at))).toEqual(new Set([1]));
});

test('too many choices, a number of one value and five files', () => {
  const choices = Array.from({ length: planLimits.choices + 1 }, (_, at) => ({
    value: `c_${at}`,
    label: { en: `Choice ${at}`, ar: `اختيار ${at}` },
  }));
  expect(codes({ ...choice, choices })).toEqual(['too_many_choices']);
  expect(codes({ ...choice, choices: choices.slice(1) })).toEqual([]);
  expect(codes({ ...text, type: 'number', min: 3, max: 3 })).toEqual([]);
  expect(codes({ ...text, type: 'file', max: planLimits.files })).toEqual([]);
});

test('two fields are never the same one, nor called the same where both are shown', () => {
  expect(codes(text, { ...text, label: { en: 'Other', ar: 'غيره' } })).toEqual(['name_twice']);
  expect(codes(text, { ...text, name: 'own_b', label: { en: ' Your size ', ar: 'غيره' } })).toEqual(['label_twice']);
  expect(codes({ ...text, hidden: true }, { ...text, name: 'own_b' })).toEqual([]);
});

test('a form has its own fields and those of its owner, and no others', () => {
  expect(checkFields('contacts', [{ name: 'rating' }])).toEqual([{ at: 0, code: 'unknown' }]);
  expect(codes({ name: 'subject' })).toEqual(['unknown']);
});

test('what a form cannot do without stays, and says why', () => {
  const found = (kind: 'contacts' | 'orders' | 'applications', field: PlannedField) =>
    checkFields(kind, [field]).map(({ code }) => code);
  expect(found('contacts', { name: 'email', hidden: true })).toEqual(['locked_answer']);
  expect(found('contacts', { name: 'help_details', required: false })).toEqual(['locked_matter']);
  expect(found('contacts', { name: 'phone', hidden: true })).toEqual(['locked_specification']);
  expect(found('contacts', { name: 'phone', required: true })).toEqual([]);
  expect(found('applications', { name: 'consent_processing', required: false })).toEqual(['locked_consent']);
  expect(found('applications', { name: 'consent_retention', required: true })).toEqual(['locked_free']);
  expect(found('orders', { name: 'budget', hidden: true })).toEqual([]);
});

test('an agreement is never given for its reader', () => {
  const consent = { ...text, type: 'consent' };
  for (const preset of [{ ticked: true }, { checked: true }, { value: 'on' }, { defaultValue: true }])
    expect(codes({ ...consent, ...preset })).toEqual(['ticked']);
  expect(codes({ ...consent, ticked: false })).toEqual([]);
  expect(checkFields('applications', [{ name: 'consent_retention', value: true }])[0]?.code).toBe('ticked');
});

test('our choices may be reordered, left out and renamed; one of the owner’s beside them needs a name', () => {
  const areas = (...choices: PlannedField['choices'] & {}) =>
    checkFields('feedback', [{ name: 'area', choices }]).map(({ code }) => code);
  expect(areas({ value: 'support' }, { value: 'website', label: { en: 'The site', ar: 'الموقع' } })).toEqual([]);
  expect(areas({ value: 'support' }, { value: 'c_new' })).toEqual(['choice_label', 'choice_label']);
  expect(areas()).toEqual(['no_choices']);
});

test('the sentence names the field in the language of the menus, and the language in which something is missing', () => {
  const fields = [{ ...text, hint: { en: 'In centimetres', ar: '' } }];
  const [problem] = checkFields('responses', fields);
  expect(problem).toEqual({ at: 0, code: 'one_language', locale: 'ar' });
  const spoken = problemText(problem!, fields, 'en');
  expect(spoken).toContain('Your size');
  expect(spoken).toContain('Arabic');
  expect(problemText(problem!, fields, 'ar')).toContain('مقاسك');
  expect(problemText({ at: -1, code: 'no_fields' }, [], 'ar')).toBe(formTexts.problems.no_fields.ar);
});
