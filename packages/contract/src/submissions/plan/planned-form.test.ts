import { expect, test } from 'vitest';
import { failuresOf, formSchema } from '../form.ts';
import { applicationForm, contactForm, feedbackForm, orderForm, reportForm, responseForm } from '../forms.ts';
import { failureMessage } from '../rule-messages.ts';
import { submissionKinds } from '../kinds.ts';
import { lockOf, pageFields } from './form-parts.ts';
import type { PlannedField } from './form-plan.ts';
import { arranged, plannedForm } from './planned-form.ts';
import { inNoWay, isGiven, modelFailures, randomPlan, randomValues } from './testing/random-forms.ts';
import { randomOf } from './testing/random.ts';

const plans = { isPhone: (number: string) => number === '01001234567' };
const bases = {
  contacts: contactForm,
  feedback: feedbackForm,
  reports: reportForm,
  orders: orderForm,
  applications: applicationForm([]),
  responses: responseForm,
};
const label = { en: 'Company size', ar: 'الشركة' };

test('without a plan a form is the very form of the product', () => {
  expect(plannedForm(contactForm, null, 'contacts', 'en')).toBe(contactForm);
});

test.each(submissionKinds.filter((kind) => kind !== 'responses'))(
  'an empty plan of %s asks for the same by the same rules',
  (kind) => {
    const form = plannedForm(bases[kind], { fields: [] }, kind, 'ar');
    expect(Object.keys(form).toSorted()).toEqual(Object.keys(bases[kind]).toSorted());
    for (const [name, field] of Object.entries(form)) expect(field).toEqual(bases[kind][name as never]);
  },
);

test('a field is hidden with its country, required, free, renamed and moved; what is pasted into a text stays with it', () => {
  const fields: PlannedField[] = [
    { name: 'help_details' },
    { name: 'own_size', type: 'text', section: 'what', required: true, label },
    { name: 'severity', required: false },
    { name: 'first_name', required: true, label: { en: 'Your name', ar: 'الاسم' } },
    { name: 'error_id', hidden: true },
  ];
  const form = plannedForm(reportForm, { fields }, 'reports', 'ar');
  const names = Object.keys(form);
  expect(names.slice(0, 5)).toEqual(['help_details', 'help_details_files', 'own_size', 'severity', 'screenshots']);
  expect(names).not.toContain('error_id');
  expect(names).toContain('browser');
  expect(form.first_name).toMatchObject({
    label: 'الاسم',
    rules: [{ rule: 'required' }, { rule: 'max_length', max: 80 }],
  });
  expect(form.severity!.rules.map(({ rule }) => rule)).toEqual(['choice']);
  const noPhone = plannedForm(applicationForm([]), { fields: [{ name: 'phone', hidden: true }] }, 'applications', 'en');
  expect(Object.keys(noPhone)).not.toContain('phone');
  expect(Object.keys(noPhone)).not.toContain('phone_country');
});

test('the questions of a job stay when what they stand behind is hidden', () => {
  const question = { id: 'a1', kind: 'text', label: 'Why?', choices: [], required: true } as const;
  const base = applicationForm([question as never]);
  const form = plannedForm(base, { fields: [{ name: 'links', hidden: true }] }, 'applications', 'en');
  expect(Object.keys(form)).toContain('answer_a1');
});

test.each([
  ['كثير', '“How many” must be a number.', 'كم يجب أن يكون رقمًا'],
  ['١٢', '“How many” must be between 0 and 9.', 'قيمة كم يجب أن تكون ما بين ٠ و ٩'],
  ['٧', undefined, undefined],
])('of a number, %s is told what it is: limits only where they are passed', (own_count, english, arabic) => {
  const count: PlannedField = {
    name: 'own_count',
    type: 'number',
    min: 0,
    max: 9,
    label: { en: 'How many', ar: 'كم' },
  };
  const form = plannedForm(contactForm, { fields: [count] }, 'contacts', 'en');
  const failure = failuresOf(formSchema(form, plans), { own_count }).find(({ field }) => field === 'own_count');
  const said = (locale: 'en' | 'ar') => failure && failureMessage(failure, locale, form.own_count!.labels);
  expect([said('en'), said('ar')]).toEqual([english, arabic]);
});

test('a field of the owner is named by its own label in both sentences, and the Arabic one agrees with it', () => {
  const form = plannedForm(
    contactForm,
    { fields: [{ name: 'own_a', type: 'text', required: true, label }] },
    'contacts',
    'en',
  );
  const failure = failuresOf(formSchema(form, plans), {}).find(({ field }) => field === 'own_a');
  expect(failureMessage(failure!, 'en', form.own_a!.labels)).toBe('“Company size” is required.');
  expect(failureMessage(failure!, 'ar', form.own_a!.labels)).toBe('حقل الشركة مطلوب');
});

test('an agreement that is required is asked for by a sentence of its own, in both languages', () => {
  const said = { en: 'I agree to be photographed', ar: 'أوافق على التصوير' };
  const fields: PlannedField[] = [{ name: 'own_a', type: 'consent', required: true, label: said }];
  const form = plannedForm(contactForm, { fields }, 'contacts', 'ar');
  const failure = failuresOf(formSchema(form, plans), {}).find(({ field }) => field === 'own_a');
  expect(failure).toMatchObject({ rule: 'required' });
  expect(failureMessage(failure!, 'en', form.own_a!.labels)).toBe(
    'The form cannot be sent before you agree: “I agree to be photographed”.',
  );
  expect(failureMessage(failure!, 'ar', form.own_a!.labels)).toBe('لا يُرسل النموذج قبل الموافقة: «أوافق على التصوير»');
  expect(failuresOf(formSchema(form, plans), { own_a: 'on' }).map(({ field }) => field)).not.toContain('own_a');
});

test('what a plan names twice, or of another form, is there once or not at all', () => {
  const fields: PlannedField[] = [{ name: 'rating' }, { name: 'subject' }];
  const namesOf = (of: readonly { name: string }[]) => of.map(({ name }) => name).toSorted();
  expect(namesOf(arranged(fields, 'contacts'))).toEqual(namesOf(pageFields('contacts')));
  expect(namesOf(pageFields('contacts'))).toContain('subject');
});

test('every lock is of a field that the page has', () => {
  for (const kind of submissionKinds) {
    const names = pageFields(kind).map(({ name }) => name);
    const locked = names.filter((name) => lockOf(kind, name)?.shown);
    expect(locked.length > 0).toBe(kind !== 'responses');
    expect(lockOf(kind, 'constructor')).toBeUndefined();
  }
});

test('random forms take and refuse random values as a simple model says, in either language', () => {
  const random = randomOf(15);
  let refused = 0;
  for (let run = 0; run < 2_000; run += 1) {
    const kind = random.pick(submissionKinds);
    const fields = randomPlan(random, kind);
    const values = randomValues(random, fields);
    const [english, arabic] = (['en', 'ar'] as const).map((locale) =>
      plannedForm(bases[kind], { fields }, kind, locale),
    );
    const failed = failuresOf(formSchema(english!, plans), values).filter(({ field }) => field.startsWith('own_'));
    expect(failuresOf(formSchema(arabic!, plans), values).filter(({ field }) => field.startsWith('own_'))).toEqual(
      failed,
    );
    expect(Object.fromEntries(failed.map(({ field, rule }) => [field, rule]))).toEqual(modelFailures(fields, values));
    refused += failed.length;
    // Nothing that was given in a proper way is lost on the way to the clean values.
    const clean = formSchema(english!, plans).safeParse(values);
    const given = fields.filter((each) => !each.hidden && each.type && isGiven(each, values[each.name]));
    const taken = clean.success ? given.filter(({ name }) => !inNoWay(clean.data[name])) : given;
    expect(taken).toEqual(given);
  }
  expect(refused).toBeGreaterThan(1_000);
});
