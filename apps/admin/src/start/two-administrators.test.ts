import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { changesOf, withValueAt } from './merge-step.ts';
import type { CompanyForm, HomeForm, StepAnswer, StepForms } from './start-api.ts';
import { callStart } from './testing/call-start.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
let omar: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  sara = await makeMember(payload, 'Sara', 'admin');
  omar = await makeMember(payload, 'Omar', 'admin');
});
afterAll(() => opened.close());

type Answer<Form> = StepAnswer<Form> & {
  error: { code: string; fields: string[]; by?: Record<string, string>; now: Form };
};

/** Saves what somebody has made of a form that they opened, field by field. */
function save<Name extends keyof StepForms>(
  user: TypedUser,
  name: Name,
  opened: StepForms[Name],
  changed: Record<string, unknown>,
) {
  const form = Object.entries(changed).reduce((next, [path, value]) => withValueAt(next, path, value), opened);
  return callStart<Answer<StepForms[Name]>>(payload, user, { name, body: changesOf(opened, form) });
}

/** Somebody names all of it. @returns the form of a page that is opened then */
async function begin<Name extends keyof StepForms>(name: Name, to: object): Promise<StepForms[Name]> {
  const { answer, status } = await callStart<Answer<StepForms[Name]>>(payload, sara, { name, body: { to } });
  expect(status).toBe(200);
  return answer.now;
}

const both = (en: string, ar: string) => ({ en, ar });
const company: CompanyForm = {
  name: both('Sahel', 'ساحل'),
  description: both('Clean water.', 'مياه نقية.'),
  address: both('Alexandria', 'الإسكندرية'),
  email: 'hello@sahel.example',
  phone: '+20 3 555 0100',
};

test('of two who save other fields, in either language, nothing is lost, and the later one is told what was there', async () => {
  const page = await begin('company', company);
  await save(sara, 'company', page, { phone: '+20 3 555 0199', 'name.ar': 'الساحل' });
  const { answer, status } = await save(omar, 'company', page, { 'name.en': 'Sahel Water' });
  expect(status).toBe(200);
  expect(answer.found).toMatchObject({ phone: '+20 3 555 0199', name: both('Sahel', 'الساحل') });
  expect(answer.now).toEqual({ ...company, phone: '+20 3 555 0199', name: both('Sahel Water', 'الساحل') });
});

test('a field that both have changed is refused there with what is stored, and nothing of the step is saved', async () => {
  const page = await begin('company', company);
  await save(sara, 'company', page, { 'description.ar': 'مياه نقية للبلدات.', phone: '+20 3 555 0177' });
  const { answer, status } = await save(omar, 'company', page, {
    'description.ar': 'مياه عذبة.',
    'description.en': 'Sweet water.',
  });
  expect([status, answer.error.code, answer.error.fields]).toEqual([409, 'both_changed', ['description.ar']]);
  expect(answer.error.now).toMatchObject({
    description: both('Clean water.', 'مياه نقية للبلدات.'),
    phone: '+20 3 555 0177',
  });
  // Having seen theirs, one keeps one’s own.
  const kept = await save(omar, 'company', answer.error.now, { 'description.ar': 'مياه عذبة.' });
  expect(kept.answer.now.description).toEqual(both('Clean water.', 'مياه عذبة.'));
});

test('a dispute says who wrote the other text; who keeps their own over it leaves a note to its writer, until that is seen', async () => {
  const { overruledFields } = await import('./overruled-fields.ts');
  const told = async (user: TypedUser) => {
    const req = await createLocalReq({ user }, payload);
    return (await overruledFields(req)).map(({ by, field, mine, name, theirs }) => ({ by, field, mine, name, theirs }));
  };
  const page = await begin('company', company);
  await save(sara, 'company', page, { 'description.ar': 'مياه نقية للبلدات.', phone: '+20 3 555 0177' });
  const refused = await save(omar, 'company', page, { 'description.ar': 'مياه عذبة.', phone: '+20 3 555 0188' });
  expect(refused.answer.error).toMatchObject({ by: { 'description.ar': 'Sara', phone: 'Sara' } });
  const mine = withValueAt(refused.answer.error.now, 'description.ar', 'مياه عذبة.');
  const body = { ...changesOf(refused.answer.error.now, mine), over: ['description.ar'] };
  expect((await callStart(payload, omar, { name: 'company', body })).status).toBe(200);
  const note = {
    by: 'Omar',
    field: 'description.ar',
    mine: 'مياه نقية للبلدات.',
    name: 'company',
    theirs: 'مياه عذبة.',
  };
  expect([await told(sara), await told(omar)]).toEqual([[note], []]);
  // Written over later, by somebody who was in no dispute, it is a change as any other.
  await save(omar, 'company', mine, { phone: '+20 3 555 0111' });
  expect(await told(sara)).toEqual([note]);
});

test('two saves at once follow each other', async () => {
  const page = await begin('company', company);
  const answers = await Promise.all([
    save(sara, 'company', page, { phone: '+20 3 555 0111' }),
    save(omar, 'company', page, { 'address.en': 'Aswan' }),
    save(omar, 'company', page, { email: 'water@sahel.example' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { companyForm, readSite } = await import('./read-site.ts');
  expect(companyForm(await readSite(payload))).toEqual({
    ...company,
    phone: '+20 3 555 0111',
    email: 'water@sahel.example',
    address: both('Aswan', 'الإسكندرية'),
  });
});

test('a logo and a colour stay beside another colour, parts beside another part', async () => {
  const { keepFile } = await import('../content/brand/files.ts');
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const logo = { file: await keepFile(payload, { type: 'svg', bytes }), name: 'sahel.svg', type: 'svg' };
  const brand = await begin('brand', { mark: 'rosette', colour: '#1f4fd8' });
  await save(sara, 'brand', brand, { mark: 'file', logo, colour: '#0f766e' });
  const { answer } = await save(omar, 'brand', brand, { accent: '#b45309' });
  expect(answer.now).toMatchObject({ mark: 'file', logo, colour: '#0f766e', accent: '#b45309' });

  const parts = await begin('parts', {});
  await save(sara, 'parts', parts, { 'wanted.products': false });
  const off = await save(omar, 'parts', parts, { 'wanted.blog': false });
  expect(off.answer.now.wanted).toMatchObject({ products: false, blog: false, works: true });
});

test('parts that wait as a draft, as the step shows them, are published as they stand there', async () => {
  const { forgetOffParts, offParts } = await import('../platform/parts/off-parts.ts');
  const parts = await begin('parts', { wanted: { products: true, blog: true } });
  await payload.updateGlobal({
    slug: 'parts',
    locale: 'en',
    draft: true,
    data: { ordering: { state: 'off' }, _status: 'draft' } as never,
    overrideAccess: true,
  });
  const { answer } = await save(omar, 'parts', parts, { 'wanted.works': false });
  expect(answer.now.wanted).toMatchObject({ ordering: false, works: false });
  forgetOffParts();
  expect(Object.keys(await offParts(payload)).toSorted()).toEqual(['ordering', 'works']);
});

test('figures and invitation stay beside another statement, whose saver had not seen them', async () => {
  const row = (id: string, head: string) => ({ id, head: both(head, head), body: both('plants', 'محطة') });
  const home: HomeForm = await begin('home', {
    statement: both('Water', 'ماء'),
    intro: both('We build plants.', 'نبني محطات.'),
  });
  await save(sara, 'home', home, {
    'statement.en': 'Clean water',
    figures: [row('a', '12'), row('b', '3')],
    'call.title.ar': 'حدّثنا',
  });
  const { answer, status } = await save(omar, 'home', home, { 'statement.ar': 'ماء نقي', 'intro.ar': 'نبني ونشغل.' });
  expect(status).toBe(200);
  expect(answer.now).toMatchObject({
    statement: both('Clean water', 'ماء نقي'),
    intro: both('We build plants.', 'نبني ونشغل.'),
    call: { title: both('', 'حدّثنا') },
  });
  expect(answer.now.figures.map(({ id }) => id)).toEqual(['a', 'b']);
  const published = await payload.findGlobal({ slug: 'home', locale: 'ar', fallbackLocale: false, depth: 0 });
  expect([published.figures, published.statement]).toMatchObject([[{ value: '12' }, { value: '3' }], 'ماء نقي']);
});

test('a block that stands in Arabic alone keeps its place through a save', async () => {
  const sections = [{ blockType: 'quote', pair: 'own', text: 'هنا فقط.', author: 'منى' }, { blockType: 'home-works' }];
  await payload.updateGlobal({
    slug: 'home',
    locale: 'ar',
    data: { sections: sections.map((one) => ({ pair: 'w', ...one })), _status: 'published' } as never,
    overrideAccess: true,
  });
  await payload.updateGlobal({
    slug: 'home',
    locale: 'en',
    data: { sections: [{ blockType: 'home-works', pair: 'w' }], _status: 'published' } as never,
    overrideAccess: true,
  });
  expect((await callStart(payload, omar, { name: 'home', body: { to: { intro: { en: 'We build.' } } } })).status).toBe(
    200,
  );
  const { sections: kept } = await payload.findGlobal({ slug: 'home', locale: 'ar', depth: 0 });
  expect((kept as { blockType: string }[]).map(({ blockType }) => blockType)).toEqual(['quote', 'home-works']);
});

test('a week without hours is one, once somebody has said so', async () => {
  const closed = { '0': [], '1': [], '2': [], '3': [], '4': [], '5': [], '6': [] };
  const { hoursForm, readSite } = await import('./read-site.ts');
  expect(hoursForm(await readSite(payload), false).days['0']).toEqual([{ from: '09:00', to: '17:00' }]);
  expect((await begin('hours', { days: closed })).days).toEqual(closed);
});

test('what was overruled of the home page and of the hours is told at its step', { tags: ['proof'] }, async () => {
  const { overruledFields } = await import('./overruled-fields.ts');
  await begin('company', company);
  const home = await begin('home', { statement: both('Water', 'ماء'), intro: both('We build.', 'نبني.') });
  await save(sara, 'home', home, { 'call.title.ar': 'حدّثنا' });
  const hours = await begin('hours', {});
  await save(sara, 'hours', hours, { 'days.0': [{ from: '08:00', to: '12:00' }] });
  const over = (name: keyof StepForms, to: object, field: string) =>
    callStart(payload, omar, { name, body: { to, over: [field] } });
  expect((await over('home', { call: { title: { ar: 'اكتب لنا' } } }, 'call.title.ar')).status).toBe(200);
  expect((await over('hours', { days: { '0': [] } }, 'days.0')).status).toBe(200);
  const found = await overruledFields(await createLocalReq({ user: sara }, payload));
  expect(found.map(({ field, name }) => [name, field])).toEqual(
    expect.arrayContaining([
      ['home', 'call.title.ar'],
      ['hours', null],
    ]),
  );
});
