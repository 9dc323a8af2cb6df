import { randomUUID } from 'node:crypto';
import { isOwnField, type PlannedField, type SubmissionKind } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
// The same forms, values and simple model by which the rules themselves are proven.
import {
  isGiven,
  modelFailures,
  randomField,
  randomValues,
} from '../../../../../packages/contract/src/submissions/plan/testing/random-forms.ts';
import { type Random, randomOf } from '../../../../../packages/contract/src/submissions/plan/testing/random.ts';
import { type Asked, answerText, readAsked } from '../record/asked.ts';
import { freshEmail, openTestIntake, person, type TestIntake, validContact } from '../intake/testing/open-intake.ts';

let intake: TestIntake;
beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

const page = { title_en: 'Open day', title_ar: 'اليوم المفتوح', submit_en: '', submit_ar: '' };
const name = { name: 'first_name' } satisfies PlannedField;

async function makeForm(fields: PlannedField[], more: object = {}) {
  return intake.payload.create({
    collection: 'forms',
    data: { form: 'own', slug: `form-${randomUUID()}`, ...page, fields, _status: 'published', ...more } as never,
    overrideAccess: true,
    depth: 0,
  });
}

async function change(id: number, fields: PlannedField[], more: object = {}) {
  await intake.payload.update({
    collection: 'forms',
    id,
    data: { fields, _status: 'published', ...more } as never,
    overrideAccess: true,
    depth: 0,
  });
}

async function planOf(form: string): Promise<{ version: string; fields: PlannedField[] } | null> {
  const { createApi } = await import('../../api-routes.ts');
  const api = createApi(() => Promise.resolve(intake.payload));
  const response = await api.request(`/forms/${form}?v=2`, { headers: { locale: 'en' } });
  if (response.status !== 200) return null;
  return ((await response.json()) as { data: { version: string; fields: PlannedField[] } | null }).data;
}

const label = { en: 'Your size', ar: 'مقاسك' };

test(
  'random forms that change between opening and sending lose no value and refuse by the rules that were shown',
  { tags: ['proof'] },
  async () => {
    const random = randomOf(1_126);
    let [stored, refused] = [0, 0];
    for (let run = 0; run < 40; run += 1) {
      const opened = ownFields(random);
      const form = await makeForm([name, ...opened]);
      const shown = (await planOf(form.slug!))!;
      // Up to three changes while the page is open: fields come, go, and become others.
      for (let changes = random.below(4); changes > 0; changes -= 1)
        await change(form.id, [name, ...ownFields(random)]);
      const first_name = random.chance(0.7) ? 'Mona' : '';
      const values: Record<string, unknown> = { first_name, ...withoutFiles(randomValues(random, opened), opened) };
      const broken = modelFailures(opened, values);
      const given = opened.filter(
        (field) => !field.hidden && field.type !== 'file' && isGiven(field, values[field.name]),
      );
      const isEmpty = Object.keys(broken).length === 0 && given.length === 0 && first_name === '';
      const failures = isEmpty ? { [name.name]: 'nothing' } : broken;
      const isRefused = Object.keys(failures).length > 0;
      // In the words of then, which the form may have no more.
      const answers = given.map((field) => [field.name, field.label]);
      const expected = isRefused ? { failures } : { version: shown.version, answers };
      expect(await sentWith(values, form.slug!, shown.version)).toEqual(expected);
      if (isRefused) refused += 1;
      else stored += 1;
    }
    expect(Math.min(stored, refused)).toBeGreaterThan(5);
  },
);

test('a form of ours with fields of the owner keeps them beside its own, and staff find what was answered', async () => {
  const fields: PlannedField[] = [
    { name: 'subject', label: { en: 'Topic', ar: 'الموضوع' }, required: false },
    { name: 'own_size', type: 'choice', section: 'what', required: true, label, choices: sizes },
    { name: 'own_count', type: 'number', section: 'what', min: 1, max: 9, label: { en: 'How many', ar: 'كم' } },
  ];
  const form = await makeForm([], { form: 'contacts', fields });
  const plan = (await planOf('contacts'))!;
  const refused = await send('contacts', { ...validContact, own_count: '٤٠' }, { version: plan.version });
  expect(refused.error.failures).toMatchObject([
    { field: 'own_size', rule: 'required', message: '“Your size” is required.', messageAr: 'مقاسك مطلوب' },
    { field: 'own_count', rule: 'between' },
  ]);
  const taken = { ...validContact, subject: '', own_size: 'c_l', own_count: '٤' };
  const { reference } = (await send('contacts', taken, { version: plan.version })).data;
  const [row] = await intake.rows('contacts', { reference: { equals: reference } });
  expect(row).toMatchObject({ title: 'In both', subject: '' });
  const asked = readAsked(row!.asked)!;
  expect(asked.labels.subject).toEqual({ en: 'Topic', ar: 'الموضوع' });
  expect(asked.answers.map((answer) => answerText(answer, 'ar', 'ar-EG'))).toEqual(['كبير', '٤']);
  expect(String(row!.search_text)).toContain('large');

  // A page from before the owner arranged it shows the product's form, and is read by its rules.
  expect((await send('contacts', validContact)).status).toBe(201);
  // One that was open while a choice went is read as it was shown; its words stay with what is sent.
  await change(form.id, [fields[0]!, { ...fields[1]!, choices: [sizes[0]!], label: { en: 'Fit', ar: 'القَصّة' } }]);
  const late = await send('contacts', { ...taken, key: undefined, help_details: 'Later' }, { version: plan.version });
  expect((await askedIn('contacts', late.data.reference)).answers[0]).toMatchObject({ label, shown: { en: 'Large' } });
  const now = (await planOf('contacts'))!;
  const gone = await send('contacts', taken, { version: now.version });
  expect(gone.error.failures).toMatchObject([{ field: 'own_size', rule: 'choice' }]);

  await intake.payload.delete({ collection: 'forms', id: form.id, overrideAccess: true, depth: 0 });
  expect(await planOf('contacts')).toBeNull();
  expect((await send('contacts', { ...taken, help_details: 'Last' }, { version: plan.version })).status).toBe(201);
});

test('what is drafted is seen by nobody, a closed form says so, and one that is gone too', async () => {
  const form = await makeForm([name]);
  await intake.payload.update({
    collection: 'forms',
    id: form.id,
    data: { fields: [{ name: 'email' }] } as never,
    draft: true,
    overrideAccess: true,
    depth: 0,
  });
  expect((await planOf(form.slug!))!.fields.map((field) => field.name)).toEqual(['first_name']);
  const before = (await planOf(form.slug!))!.version;
  await change(form.id, [name], { closes_at: '2020-01-01T12:00:00.000Z' });
  const closed = await send('responses', person, { form: form.slug, version: before });
  expect(closed.error.failures).toMatchObject([
    { field: 'form', rule: 'closed', messageAr: 'هذا النموذج لا يستقبل ردودًا الآن.' },
  ]);
  expect((await send('responses', person, { form: 'no-such-form' })).status).toBe(422);
  expect(await planOf('no-such-form')).toBeNull();
});

test('a form that asks for nothing in particular is not sent empty', async () => {
  const agreed: PlannedField = { name: 'own_agreed', type: 'consent', label: { en: 'I agree', ar: 'أوافق' } };
  const count: PlannedField = { name: 'own_count', type: 'number', min: 0, max: 9, label };
  const form = await makeForm([{ ...agreed, required: false }, count]);
  const { version } = (await planOf(form.slug!))!;
  const empty = await send('responses', { own_agreed: '', own_count: ' ' }, { form: form.slug, version }, 'ar');
  expect([empty.status, empty.error.failures]).toMatchObject([
    422,
    [{ field: 'own_agreed', rule: 'nothing', message: 'لا يُرسل النموذج فارغًا: املأ حقلًا واحدًا على الأقل' }],
  ]);
  expect((await send('responses', { own_count: '0' }, { form: form.slug, version })).status).toBe(201);
});

test('a form whose address changes is led to in both languages, and what was begun at the former one is taken as it was', async () => {
  const [first, second, third] = Array.from({ length: 3 }, () => `visit-${randomUUID()}`) as [string, string, string];
  const size: PlannedField = { name: 'own_size', type: 'choice', label, choices: sizes };
  const form = await makeForm([name, size], { slug: first });
  const begun = (await planOf(first))!;
  const leadingTo = async (slug: string) => {
    const found = await intake.rows('redirects', { to: { like: slug } });
    return found.map(({ from, to }) => [from, to]).toSorted();
  };
  // A draft with another address changes nothing for readers, and is not where they found it.
  await intake.payload.update({
    collection: 'forms',
    id: form.id,
    data: { slug: second } as never,
    draft: true,
    overrideAccess: true,
    depth: 0,
  });
  expect([await leadingTo(second), (await planOf(first))?.version]).toEqual([[], begun.version]);

  await change(form.id, [name, { ...size, label: { en: 'Fit', ar: 'القَصّة' } }], { slug: third });
  expect(await leadingTo(third)).toEqual([
    [`/ar/forms/${first}`, `/ar/forms/${third}`],
    [`/forms/${first}`, `/forms/${third}`],
  ]);
  expect(await planOf(first)).toBeNull();
  const late = await send('responses', { ...person, own_size: 'c_l' }, { form: first, version: begun.version });
  expect((await askedIn('responses', late.data.reference)).answers).toMatchObject([{ label, value: 'c_l' }]);

  // Once more: one hop from each; and back to the first, which is nobody's redirect then.
  await change(form.id, [name, size], { slug: second });
  expect(await leadingTo(second)).toHaveLength(4);
  await change(form.id, [name, size], { slug: first });
  expect((await leadingTo(first)).map(([from]) => from)).not.toContain(`/forms/${first}`);
});

test('recipients hear of it by language, the acknowledgement is the owner’s, and its placeholders are filled', async () => {
  const email = freshEmail();
  const form = await makeForm([name, { name: 'email' }, { name: 'own_note', type: 'long', label }], {
    recipients_ar: 'one@nasaq.example, two@nasaq.example',
    mail_subject_ar: 'سجلناك في {title}',
    mail_text_ar: 'نراك هناك يا {name}.\n\nونكتب إليك خلال {within}.',
    days: 2,
  });
  const values = { ...person, email, own_note: 'عند الباب' };
  const answer = await send('responses', values, { form: form.slug }, 'ar');
  const [row] = await intake.rows('responses', { reference: { equals: answer.data.reference } });
  expect(row).toMatchObject({ title: 'اليوم المفتوح', form: form.id, phone: null });
  const mails = (await intake.rows('mails')).filter(({ submission }) => {
    const { relationTo, value } = submission as { relationTo: string; value: unknown };
    return relationTo === 'responses' && Number(value) === row!.id;
  });
  expect(mails.map(({ to }) => to)).toEqual([email, 'one@nasaq.example', 'two@nasaq.example']);
  expect(mails[0]!.subject).toContain('سجلناك في');
  expect(String(mails[0]!.text)).toContain('Layla');
  expect(String(mails[0]!.text)).toContain('يومي عمل');
  expect(String(mails[1]!.text)).toContain('عند الباب');
});

test('whoever a list names and is no member reads its language, a member the one of the menus', async () => {
  const colleague = { name: 'Amira', password: 'long enough password', roles: ['agent' as const] };
  for (const [email, language] of [
    ['english@nasaq.example', 'en'],
    ['arabic@nasaq.example', 'ar'],
  ] as const)
    await intake.payload.create({ collection: 'users', data: { ...colleague, email, language } });
  const day = { name: 'own_day', type: 'date' as const, label: { en: 'Your day', ar: 'يومك' } };
  const lists = {
    recipients_en: 'Outside@example.com, arabic@nasaq.example',
    recipients_ar: 'Outside@example.com, English@nasaq.example',
  };
  const own = await makeForm([name, { name: 'email' }, day], lists);
  await makeForm([{ name: 'own_day', type: 'date', label: day.label }], { form: 'contacts', slug: null, ...lists });
  const arrivals = { contacts: ['New message', 'رسالة جديدة'], responses: ['New form sent in', 'نموذج مُرسَل جديد'] };
  for (const kind of ['responses', 'contacts'] as const)
    for (const locale of ['en', 'ar'] as const) {
      const email = freshEmail();
      const values = { ...(kind === 'contacts' ? validContact : person), email, own_day: '2026-12-05' };
      const plan = await planOf(kind === 'contacts' ? kind : own.slug!);
      const answer = await send(kind, values, { form: own.slug, version: plan!.version }, locale);
      const mails = (await intake.rows('mails', { template: { equals: 'staff_notice' } })).filter(({ text }) =>
        String(text).includes(answer.data.reference),
      );
      const plain = ({ subject, text }: Record<string, unknown>) =>
        `${String(subject)}\n${String(text)}`.replaceAll(/[\u2066-\u2069]/gu, '');
      expect(mails.map(({ locale: told, to }) => [to, told])).toEqual([
        ['Outside@example.com', locale],
        [locale === 'en' ? 'arabic@nasaq.example' : 'English@nasaq.example', locale === 'en' ? 'ar' : 'en'],
      ]);
      for (const mail of mails) {
        const at = mail.locale === 'en' ? 0 : 1;
        expect(plain(mail)).toContain(arrivals[kind][at]);
        expect(plain(mail)).not.toContain(arrivals[kind][1 - at]);
        expect(plain(mail)).toContain(at === 0 ? 'Your day: December 5, 2026' : 'يومك: ٥ ديسمبر ٢٠٢٦');
      }
    }
});

const sizes = [
  { value: 'c_s', label: { en: 'Small', ar: 'صغير' } },
  { value: 'c_l', label: { en: 'Large', ar: 'كبير' } },
];

function ownFields(random: Random): PlannedField[] {
  return Array.from({ length: 1 + random.below(6) }, (_, at) => ({
    ...randomField(random, `own_f${at}`, ['all']),
    hidden: random.chance(0.1),
  }));
}

/** Tokens of files are another test's. */
function withoutFiles(values: Record<string, unknown>, fields: readonly PlannedField[]): Record<string, unknown> {
  const files = new Set(fields.filter(({ type }) => type === 'file').map((field) => field.name));
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, files.has(field) ? [] : value]));
}

/** What came of it: why it was refused, or what is stored. */
async function sentWith(values: object, form: string, version: string): Promise<object> {
  const answer = await send('responses', values, { form, version });
  if (answer.status === 422)
    return { failures: Object.fromEntries(answer.error.failures!.map(({ field, rule }) => [field, rule])) };
  const asked = await askedIn('responses', answer.data.reference);
  const given = asked.answers.filter(({ value }) => value !== false);
  return { version: asked.version, answers: given.map((each) => [each.name, each.label]) };
}

function send(kind: SubmissionKind, values: object, more: object = {}, locale: 'en' | 'ar' = 'en') {
  return intake.send(kind, values, more, { locale });
}

async function askedIn(kind: SubmissionKind, reference: string): Promise<Asked> {
  const [row] = await intake.rows(kind, { reference: { equals: reference } });
  const asked = readAsked(row!.asked)!;
  return { ...asked, answers: asked.answers.filter((each) => isOwnField(each.name)) };
}
