import { existsSync } from 'node:fs';
import { brandName, countedLimit, fieldLabels, type Locale, locales, parts } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { contentLabels } from '../content/catalogue/index.ts';
import { partLabels } from '../content/parts/catalogue/index.ts';
import { startTexts } from './catalogue/index.ts';
import type { OwnAnswer, StartAnswer, Step, StepForms } from './start-api.ts';
import { callStart } from './testing/call-start.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;
let proved = true;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'Mona', 'admin');
});
afterAll(() => opened.close());

function ask<Answer = StartAnswer>(name: string, body: object) {
  return callStart<Answer>(payload, user, { name, body, prove });
}

/** A form of the assistant, by somebody who names all of it. */
function save<Answer = StartAnswer>(name: keyof StepForms, to: object) {
  return ask<Answer>(name, { to });
}

async function prove(): Promise<void> {
  const { StaffError } = await import('../platform/staff/staff-error.ts');
  if (!proved) throw new StaffError('proof_required');
}

const isDone = (answer: StartAnswer, name: Step['name']) => answer.steps?.find((step) => step.name === name)?.isDone;

const company = {
  name: { en: 'Sahel', ar: 'ساحل' },
  description: { en: 'Desalination for small towns.', ar: 'تحلية المياه للبلدات الصغيرة.' },
  address: { en: 'Alexandria', ar: 'الإسكندرية' },
  email: 'hello@sahel.example',
  phone: '+20 3 555 0100',
};

test('a company is named in both languages at once, and its step is done by that', async () => {
  const { staffLocale } = await import('../mail/index.ts');
  expect(await staffLocale(payload)).toBe('en');
  const asked = { name: 'company', body: { to: company } };
  const { answer, status } = await callStart<StartAnswer>(payload, user, { ...asked, language: 'ar' });
  expect(status).toBe(200);
  // Who names it reads its notices, until somebody chooses otherwise.
  expect(await staffLocale(payload)).toBe('ar');
  await save('company', { ...company, address: { en: 'Sidi Gaber', ar: 'سيدي جابر' } });
  expect(await staffLocale(payload)).toBe('ar');
  expect(isDone(answer, 'company')).toBe(true);
  const site = await payload.findGlobal({ slug: 'site', locale: 'ar', depth: 0 });
  expect(site.name).toBe('ساحل');
});

test('a name without its other language, or an address that is none, is refused at its field and nothing is stored', async () => {
  const refused = await save<{ error: { fields: string[] } }>('company', {
    ...company,
    email: 'nowhere',
    name: { en: 'Other', ar: ' ' },
  });
  expect(refused.status).toBe(422);
  expect(refused.answer.error.fields.toSorted()).toEqual(['email', 'name.ar']);
  expect((await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 })).name).toBe('Sahel');
});

test('a text that is empty is told to be needed, one that is too long how long it may be and is, in either language', async () => {
  const to = { ...company, name: { en: ' ', ar: 'ا'.repeat(5_000) }, address: { en: 'a'.repeat(401), ar: '' } };
  const asked = { name: 'company', body: { to } };
  const said = async (language: Locale) => {
    const refused = await callStart<{ error: { said: object } }>(payload, user, { ...asked, language });
    expect(refused.status).toBe(422);
    return refused.answer.error.said;
  };
  expect(await said('en')).toEqual({
    'name.en': startTexts.en.wrong.needed,
    'name.ar': 'At most 120 characters; there are 5,000 here.',
    'address.en': 'At most 400 characters; there are 401 here.',
  });
  const arabic = (counted: string, length: string) =>
    startTexts.ar.wrong.long.replace('{most}', counted).replace('{length}', length);
  expect(await said('ar')).toEqual({
    'name.en': startTexts.ar.wrong.needed,
    'name.ar': arabic(countedLimit('max_length', 120, 'ar', 'latn'), '5,000'),
    'address.en': arabic(countedLimit('max_length', 400, 'ar', 'latn'), '401'),
  });
});

test('an empty address or phone is told to be needed, not how it is written', async () => {
  const refused = await save<{ error: { said: object } }>('company', { ...company, email: ' ', phone: '' });
  const { missing } = startTexts.en.wrong;
  expect([refused.status, refused.answer.error.said]).toEqual([422, { email: missing, phone: missing }]);
});

test('a phone that nobody can dial, and a text without a letter, are refused at their fields; figures are stored in Latin', async () => {
  const refused = await save<{ error: { fields: string[]; said: object } }>('company', {
    ...company,
    phone: 'abc',
    name: { en: '🌊🌊', ar: 'ساحل' },
    description: { en: 'Water.', ar: '🌊' },
  });
  expect(refused.status).toBe(422);
  expect(refused.answer.error.fields.toSorted()).toEqual(['description.ar', 'name.en', 'phone']);
  expect(refused.answer.error.said).toEqual({
    'name.en': startTexts.en.wrong.letters,
    'description.ar': startTexts.en.wrong.letters,
    phone: contentLabels.site.phoneWrong.en,
  });
  expect((await save('company', { ...company, phone: '٠٣ ٥٥٥ ٠١٠٠' })).status).toBe(200);
  const site = await payload.findGlobal({ slug: 'site', locale: 'ar', depth: 0 });
  expect([site.phone, site.name]).toEqual(['03 555 0100', 'ساحل']);
});

test('a phone that was stored before there was a rule does not hold the rest of its step back', async () => {
  await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: { phone: 'ask for Mona', _status: 'published' } as never,
  });
  const { answer, status } = await save('company', { ...company, phone: 'ask for Mona' });
  expect([status, isDone(answer, 'company')]).toEqual([200, true]);
  expect((await save('company', { phone: 'ask for Hoda' })).status).toBe(422);
  expect((await save('company', company)).status).toBe(200);
});

const closed = { '0': [], '1': [], '2': [], '3': [], '4': [], '5': [], '6': [] };
const hours = {
  timeZone: 'Asia/Riyadh',
  days: {
    ...closed,
    '0': [
      { from: '09:00', to: '13:00' },
      { from: '14:00', to: '18:00' },
    ],
  },
  holidays: [{ id: 'a', date: '2027-01-07', label: { en: 'Christmas', ar: 'عيد الميلاد' } }],
};

test('hours and holidays are saved in both languages; a day with hours of its own stays', async () => {
  const ramadan = { date: '2027-02-10T12:00:00.000Z', label: 'Ramadan', intervals: [{ from: '10:00', to: '15:00' }] };
  await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: {
      openingHours: { timeZone: 'Africa/Cairo', week: [], exceptions: [ramadan] },
      _status: 'published',
    } as never,
    overrideAccess: true,
  });
  const { answer, status } = await save('hours', hours);
  expect(status).toBe(200);
  expect(isDone(answer, 'hours')).toBe(true);
  await save('hours', { ...hours, days: { ...closed, '0': hours.days['0'].slice(0, 1) } });
  const read = async (locale: 'en' | 'ar') =>
    (await payload.findGlobal({ slug: 'site', locale, fallbackLocale: false, depth: 0 })).openingHours!;
  const [en, ar] = [await read('en'), await read('ar')];
  expect(en).toMatchObject({ timeZone: 'Asia/Riyadh', week: [{ weekday: '0', from: '09:00', to: '13:00' }] });
  expect(en.week).toHaveLength(1);
  expect(en.exceptions!.map(({ intervals, label }) => [label, intervals!.length])).toEqual([
    ['Christmas', 0],
    ['Ramadan', 1],
  ]);
  expect(ar.exceptions![0]!.label).toBe('عيد الميلاد');
});

test('site data that wait as a draft are published by the step that shows them, and by no other', async () => {
  const karim = await makeMember(payload, 'Karim', 'admin');
  const site = (data: object, _status: 'draft' | 'published', by?: TypedUser) =>
    payload.updateGlobal({
      slug: 'site',
      locale: 'en',
      ...(by && { user: by }),
      draft: _status === 'draft',
      data: { ...data, _status } as never,
      overrideAccess: true,
    });
  const read = async () => (await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 })).phone;
  await site({ phone: '+20 3 555 0177' }, 'draft', karim);
  const told = async () => {
    const { createLocalReq } = await import('payload');
    const { readDrafted } = await import('./waiting-draft.ts');
    return (await readDrafted(await createLocalReq({}, payload), 'ar')).company;
  };
  expect(await told()).toEqual([fieldLabels.phone.ar]);
  const waits = await save<{ error: { message: string; screen: object } }>('hours', hours);
  const { message, screen } = waits.answer.error;
  expect([waits.status, message.includes(fieldLabels.phone.en)]).toEqual([409, true]);
  // Whose it is, and where.
  expect(message).toContain('A draft of \u2068Karim');
  expect(screen).toEqual({ global: 'site', name: 'Site data' });
  await payload.delete({ collection: 'users', id: karim.id });
  expect(await read()).not.toBe('+20 3 555 0177');
  expect((await save('company', { address: company.address })).status).toBe(200);
  expect(await read()).toBe('+20 3 555 0177');
  expect(await told()).toEqual([]);
  const { openingHours } = await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 });
  const feast = { date: '2027-03-10T12:00:00.000Z', intervals: [{ from: '10:00', to: '12:00' }] };
  const drafted = { openingHours: { ...openingHours, exceptions: [...openingHours!.exceptions!, feast] } };
  await site(drafted, 'draft');
  for (const [name, body] of [
    ['company', company],
    ['hours', hours],
  ] as const)
    expect((await save(name, body)).status).toBe(409);
  await site({ openingHours }, 'published');
  expect((await save('company', company)).status).toBe(200);
});

test('a time that is none, a zone that is none and a holiday that stands twice are told at their fields', async () => {
  const { answer, status } = await save<{ error: { fields: string[] } }>('hours', {
    timeZone: 'Nowhere',
    days: { ...closed, '1': [{ from: '9', to: '17:00' }] },
    holidays: [hours.holidays[0], { ...hours.holidays[0], id: 'c' }, { id: 'b', date: '', label: { en: '', ar: '' } }],
  });
  expect(status).toBe(422);
  expect(answer.error.fields).toEqual(expect.arrayContaining(['timeZone', 'days.1.0.from', 'holidays.b.date']));
});

test('hours that overlap or have no length are refused at their times, and nothing of the step is stored', async () => {
  const before = await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 });
  const { answer, status } = await save<{ error: { fields: string[]; said: object } }>('hours', {
    days: {
      '1': [
        { from: '09:00', to: '17:00' },
        { from: '12:00', to: '20:00' },
      ],
      '3': [{ from: '17:00', to: '17:00' }],
    },
  });
  expect([status, answer.error.fields]).toEqual([422, ['days.3.0.to', 'days.1.1.from']]);
  expect(answer.error.said).toEqual({
    'days.1.1.from': contentLabels.openingHours.overlap.en,
    'days.3.0.to': contentLabels.openingHours.noLength.en,
  });
  const after = await payload.findGlobal({ slug: 'site', locale: 'en', depth: 0 });
  expect(after.openingHours).toEqual(before.openingHours);
});

test('parts that are not wanted are off at once, and one that leads elsewhere goes on doing so', async () => {
  const { forgetOffParts, offParts } = await import('../platform/parts/off-parts.ts');
  const leading = { state: 'leads', to: '/contact' };
  await payload.updateGlobal({
    slug: 'parts',
    locale: 'en',
    data: { ordering: leading, _status: 'published' } as never,
    overrideAccess: true,
  });
  const { answer, status } = await save('parts', { wanted: { products: false, ordering: false } });
  expect(status).toBe(200);
  expect(isDone(answer, 'parts')).toBe(true);
  // As every host does that hears of the change.
  forgetOffParts();
  const off = await offParts(payload);
  expect(Object.keys(off).toSorted()).toEqual(['ordering', 'products']);
  expect(off.ordering?.to.en).toBe('/contact');
  expect((await save('parts', { wanted: { blog: 'perhaps' } })).status).toBe(422);
  const drafted = { ordering: { state: 'leads', to: '/care' }, blog: { state: 'off' }, _status: 'draft' };
  await payload.updateGlobal({
    slug: 'parts',
    locale: 'en',
    draft: true,
    data: drafted as never,
    overrideAccess: true,
  });
  const waits = await save<{ error: { message: string } }>('parts', { wanted: everyPart });
  expect([waits.status, waits.answer.error.message.includes(partLabels.parts.ordering.name.en)]).toEqual([409, true]);
  expect(waits.answer.error.message).not.toContain(partLabels.parts.blog.name.en);
  const published = { ordering: leading, _status: 'published' };
  await payload.updateGlobal({ slug: 'parts', locale: 'en', data: published as never, overrideAccess: true });
  expect((await save('parts', { wanted: everyPart })).status).toBe(200);
});

const everyPart = Object.fromEntries(parts.map((part) => [part, true]));
const noFiles = { logo: null, logoDark: null, logoHasName: false };

test('a mark and colours are published beside what the brand has besides, not with its drafts; a colour that is none is told at its field', async () => {
  const keep = (_status: 'draft' | 'published') =>
    payload.updateGlobal({
      slug: 'brand',
      locale: 'en',
      draft: _status === 'draft',
      data: { corner: 'round', _status } as never,
      overrideAccess: true,
    });
  const chosen = { ...noFiles, mark: 'rosette', colour: '#0f766e', accent: '' };
  await keep('draft');
  const waits = await save<{ error: { message: string } }>('brand', chosen);
  expect([waits.status, waits.answer.error.message.includes('Corners')]).toEqual([409, true]);
  expect((await payload.findGlobal({ slug: 'brand', locale: 'ar', depth: 0 })).colour ?? null).toBeNull();
  await keep('published');
  const { answer } = await save('brand', chosen);
  expect(isDone(answer, 'brand')).toBe(true);
  const brand = await payload.findGlobal({ slug: 'brand', locale: 'ar', depth: 0 });
  expect(brand).toMatchObject({ mark: 'rosette', colour: '#0f766e', corner: 'round', _status: 'published' });
  const refused = await save<{ error: { fields: string[] } }>('brand', {
    ...noFiles,
    mark: 'house',
    colour: 'sea',
    accent: '',
  });
  expect([refused.status, refused.answer.error.fields]).toEqual([422, ['colour']]);
});

test('own files are a logo at least, one that the host has; the other mark keeps them for later', async () => {
  const { keepFile } = await import('../content/brand/files.ts');
  const { brandForm } = await import('./read-site.ts');
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const logo = { file: await keepFile(payload, { type: 'svg', bytes }), name: 'sahel.svg', type: 'svg' };
  const form = { ...noFiles, mark: 'file', colour: '', accent: '' };
  const fieldsOf = async (changed: object) =>
    (await save<{ error?: { fields: string[] } }>('brand', { ...form, ...changed })).answer.error?.fields;
  expect(await fieldsOf({})).toEqual(['logo']);
  // As a browser may have kept it, of a database that is another one now.
  expect(await fieldsOf({ logo, logoDark: { ...logo, file: 'f'.repeat(32) } })).toEqual(['logoDark']);
  expect(await fieldsOf({ logo, logoHasName: true })).toBeUndefined();
  const stored = await payload.findGlobal({ slug: 'brand', locale: 'en', depth: 0 });
  expect(stored).toMatchObject({ mark: 'file', logo, logoHasName: true, _status: 'published' });
  expect(await fieldsOf({ mark: 'rosette', logo, logoHasName: true })).toBeUndefined();
  expect(await brandForm(payload)).toMatchObject({ mark: 'rosette', logo });
});

const row = (id: string, head: [string, string], body: [string, string]) => ({
  id,
  head: { en: head[0], ar: head[1] },
  body: { en: body[0], ar: body[1] },
});
const empty = { en: '', ar: '' };

test('a home page is published in both languages, and is the usual one until something of its order is changed', async () => {
  const { homeForm } = await import('./home-step.ts');
  const form = await homeForm(payload);
  expect(form.places.every(({ isShown, section }) => isShown && section)).toBe(true);
  const written = {
    ...form,
    statement: { en: 'Clean water for small towns', ar: 'مياه نقية للبلدات الصغيرة' },
    intro: { en: 'We build and run small plants.', ar: 'نبني محطات صغيرة ونشغلها.' },
    figures: [row('a', ['12', '١٢'], ['plants', 'محطة']), row('b', ['3', ''], ['coasts', ''])],
    call: { title: { en: 'Talk to us', ar: 'حدّثنا' }, text: empty },
  };
  const refused = await save<{ error: { fields: string[] } }>('home', {
    ...written,
    statement: { en: 'Only', ar: '' },
  });
  expect([refused.status, refused.answer.error.fields.toSorted()]).toEqual([422, ['figures', 'statement.ar']]);
  const one = await save<{ error: { fields: string[]; said: object } }>('home', {
    ...written,
    figures: [row('a', ['12', '١٢'], ['plants', 'محطة'])],
  });
  expect([one.status, one.answer.error.fields]).toEqual([422, ['figures']]);
  expect(one.answer.error.said).toEqual({ figures: 'Figures: two to six in each language, or none.' });
  const half = await save<{ error: { fields: string[] } }>('home', {
    ...written,
    figures: [written.figures[0], row('b', ['3', '٣'], ['coasts', ''])],
  });
  expect(half.answer.error.fields).toEqual(['figures.b.body.ar']);

  const figures = [written.figures[0], row('b', ['3', '٣'], ['coasts', 'سواحل'])];
  const { answer, status } = await save('home', { ...written, figures });
  expect(status).toBe(200);
  expect(isDone(answer, 'home')).toBe(true);
  const read = (locale: 'en' | 'ar') => payload.findGlobal({ slug: 'home', locale, fallbackLocale: false, depth: 0 });
  const [en, ar] = [await read('en'), await read('ar')];
  expect([en._status, ar._status, ar.statement]).toEqual(['published', 'published', 'مياه نقية للبلدات الصغيرة']);
  expect(ar.figures!.map(({ label, value }) => [value, label])).toEqual([
    ['١٢', 'محطة'],
    ['٣', 'سواحل'],
  ]);
  expect([en.sections ?? [], ar.sections ?? []]).toEqual([[], []]);
  expect(await homeForm(payload)).toEqual({ ...written, figures });
});

test('sections are left out and moved in both languages; a block of one language and what is not asked for stay', async () => {
  const { homeForm } = await import('./home-step.ts');
  const block = { blockType: 'quote', pair: 'own', text: 'هنا فقط.', author: 'منى' };
  await payload.updateGlobal({
    slug: 'home',
    locale: 'ar',
    data: {
      sections: [{ blockType: 'home-works', pair: 'w', title: 'أعمالنا' }, block],
      _status: 'published',
    } as never,
    overrideAccess: true,
  });
  const form = await homeForm(payload);
  expect(form.places.slice(0, 3).map(({ block: kind, isShown, section }) => kind ?? `${section} ${isShown}`)).toEqual([
    'works true',
    'quote',
    'figures false',
  ]);
  const [works, own, ...rest] = form.places;
  const shown = rest.map((place) => (place.section === 'call' ? { ...place, isShown: true } : place)).toReversed();
  const { status } = await save('home', { places: [own, ...shown, works] });
  expect(status).toBe(200);
  const read = async (locale: 'en' | 'ar') => {
    const home = await payload.findGlobal({ slug: 'home', locale, fallbackLocale: false, depth: 0 });
    const rows = (home.sections ?? []) as { blockType: string; title?: string }[];
    return [rows.map(({ blockType, title }) => title ?? blockType), home.figures!.length];
  };
  expect(await read('ar')).toEqual([['quote', 'home-call', 'أعمالنا'], 2]);
  expect(await read('en')).toEqual([['home-call', 'home-works'], 2]);
});

test('a block stays whatever is said of it: its words stand nowhere else', async () => {
  const { homeForm } = await import('./home-step.ts');
  const places = (await homeForm(payload)).places.map((place) =>
    place.section ? place : { ...place, isShown: false },
  );
  expect((await save('home', { places })).status).toBe(200);
  const home = await payload.findGlobal({ slug: 'home', locale: 'ar', fallbackLocale: false, depth: 0 });
  expect(home.sections).toMatchObject([{ text: 'هنا فقط.' }, {}, {}]);
});

test('what somebody has drafted on the screen of its own is not published by a step that does not show it', async () => {
  const { homeForm } = await import('./home-step.ts');
  const locale = 'en';
  const home = await payload.findGlobal({ slug: 'home', locale, draft: true, fallbackLocale: false, depth: 0 });
  const secret = { blockType: 'quote', pair: 'secret', text: 'Not yet.', author: 'Mona' };
  const draft = (sections: unknown) =>
    payload.updateGlobal({ slug: 'home', locale, draft: true, data: { sections } as never, overrideAccess: true });
  await draft([...home.sections!, secret]);
  const changed = { statement: { en: 'Cleaner water', ar: 'مياه أنقى' } };
  const refused = await save<{ error: { message: string; screen: object } }>('home', changed);
  expect(refused.status).toBe(409);
  expect(refused.answer.error.message).toContain('Composition');
  expect(refused.answer.error.screen).toEqual({ global: 'home', name: 'Home page' });
  const readers = await payload.findGlobal({ slug: 'home', locale, fallbackLocale: false, depth: 0 });
  expect(JSON.stringify(readers)).not.toContain('Not yet.');
  // What the step shows itself is no secret: a section more, in another order.
  const form = await homeForm(payload);
  await draft([...home.sections!].toReversed());
  expect((await save('home', changed)).status).toBe(200);
  expect((await homeForm(payload)).statement).toEqual({ ...form.statement, ...changed.statement });
});

test('a page of which nothing is shown in a language is refused with the reason, and stays as it was', async () => {
  const { homeForm } = await import('./home-step.ts');
  const form = await homeForm(payload);
  const hidden = form.places.map((place) => ({ ...place, isShown: false }));
  // A block that English lacks is no page there.
  for (const places of [hidden, hidden.map((place) => ({ ...place, isShown: !place.section }))]) {
    const refused = await save<{ error: { fields: string[]; said: object } }>('home', { places });
    expect(refused.status).toBe(422);
    expect(refused.answer.error).toMatchObject({ fields: ['places'], said: { places: startTexts.en.home.nothing } });
  }
  expect(await homeForm(payload)).toEqual(form);
});

test('where no mail server is set, a test says so, the step stays to do, and invitations are told to be kept', async () => {
  const { answer } = await ask('mail', {});
  expect(answer.told).toContain('SMTP_URL');
  expect(isDone(answer, 'mail')).toBe(false);
  expect(answer.steps?.find(({ name }) => name === 'colleagues')).toMatchObject({ isKept: true });
});

test('built texts that promise something are told until they are read, or said otherwise; those of a part that is off are none', async () => {
  const { everyText } = await import('../words/index.ts');
  const { forgetOffParts } = await import('../platform/parts/off-parts.ts');
  const { promising, readPromises } = await import('./promises.ts');
  forgetOffParts();
  const all = await readPromises(payload, 'ar');
  expect(all.map(({ key }) => key)).toEqual(promising.filter((key) => key !== 'titles.home'));
  const whole = all.filter(({ key, text }) => everyText().get(key)?.built.ar?.includes(text));
  expect(whole.length).toBeGreaterThan(60);
  // In words, with the names of what is filled in.
  expect(all.filter(({ text }) => /[{}#]/.test(text))).toEqual([]);
  expect(all.find(({ key }) => key === 'sent.step.orders.second.text')?.text).toMatch(/⟨\w+⟩/);
  for (const locale of ['en', 'ar'] as const)
    await payload.create({
      collection: 'words',
      data: { key: 'solutions.lead', locale, version: 1, text: 'Ours.', built: '…', is_newest: true },
      overrideAccess: true,
    });
  await save('parts', { wanted: { careers: false } });
  forgetOffParts();
  const left = (await readPromises(payload, 'en')).map(({ key }) => key);
  const gone = /^(?:solutions\.lead$|.*\b(?:careers?|applications)\b)/;
  expect(all.filter(({ key }) => gone.test(key)).length).toBeGreaterThan(15);
  expect(left).toEqual(all.map(({ key }) => key).filter((key) => !gone.test(key)));
  const { answer } = await ask('words', {});
  expect(isDone(answer, 'words')).toBe(true);
  // What a step counts is what its list shows, in the answer to any step.
  const { count, promises } = answer.steps!.find(({ name }) => name === 'words')!;
  expect([count, promises]).toEqual([left.length, await readPromises(payload, 'en')]);
  await save('parts', { wanted: everyPart });
  forgetOffParts();
});

test('the built title of the home page is told as long as somebody reads it', async () => {
  const { readPromises } = await import('./promises.ts');
  const isTold = async () => (await readPromises(payload, 'en')).some(({ key }) => key === 'titles.home');
  const publish = (slug: 'page-texts' | 'site', locale: Locale, data: object) =>
    payload.updateGlobal({ slug, locale, data: { ...data, _status: 'published' } as never });
  expect(await isTold()).toBe(false);
  for (const locale of locales) await publish('site', locale, { name: brandName[locale] });
  expect(await isTold()).toBe(true);
  const rows = [{ id: 'a'.repeat(24), page: 'home', title: 'Water for towns' }];
  await publish('page-texts', 'en', { rows });
  expect(await isTold()).toBe(true);
  await publish('page-texts', 'ar', { rows: rows.map((row) => ({ ...row, title: 'ماء للبلدات' })) });
  expect(await isTold()).toBe(false);
  for (const locale of locales) await publish('page-texts', locale, { rows: [] });
  expect((await save('company', company)).status).toBe(200);
});

test('legal texts are headings with questions, as drafts in the language of the menus first, and made once', async () => {
  const { forgetOffParts } = await import('../platform/parts/off-parts.ts');
  await save('parts', { wanted: { ...everyPart, ordering: false, chat: false } });
  forgetOffParts();
  const make = () => callStart<StartAnswer>(payload, user, { name: 'legal', body: {}, language: 'ar', prove });
  expect(isDone((await make()).answer, 'legal')).toBe(false);
  await make();
  await save('parts', { wanted: everyPart });
  forgetOffParts();
  const { docs } = await payload.find({
    collection: 'legals',
    locale: 'ar',
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  expect(docs).toHaveLength(3);
  expect(docs.every(({ _status }) => _status !== 'published')).toBe(true);
  expect(docs.every(({ body }) => JSON.stringify(body).includes('[يُكتب هنا]'))).toBe(true);
  expect(docs.map(({ stateAr, stateEn }) => [stateAr, stateEn])).toEqual(docs.map(() => ['source', 'draft']));
  // Nothing of a part that is off is asked for.
  const told = JSON.stringify(docs.map(({ body }) => body));
  expect(told).toContain('النماذج وطلبات التوظيف والحسابات.');
  for (const gone of ['الطلبات والعقود', 'الأسعار', 'المحادثات']) expect(told).not.toContain(gone);
  // None goes out before it is written, in either language.
  const { checkDocument } = await import('../content/checks/check-document.ts');
  for (const { id } of docs) {
    const checked = await checkDocument(await createLocalReq({ user }, payload), { collection: 'legals', id });
    const found = checked!.findings.filter(({ check, level }) => check === 'placeholder' && level === 'stops');
    expect(new Set(found.map(({ locale }) => locale))).toEqual(new Set(locales));
  }
});

test('one’s own company begins with a bundle of all that goes; what people have sent and who works here stays', async () => {
  const { sendContact } = await import('./testing/send-contact.ts');
  await sendContact(payload);
  // Of a screen that was opened before, and still speaks of the demo.
  const gone = await ask<{ error: { message: string } }>('own', { sure: true });
  expect([gone.status, gone.answer.error.message]).toEqual([409, startTexts.en.own.gone]);
  expect(existsSync(`${opened.dataDir}/bundles`)).toBe(false);
  expect((await payload.findGlobal({ slug: 'site', locale: 'ar', depth: 0 })).name).toBe('ساحل');
  await save('company', { ...company, email: 'hello@nasaq.example' });
  proved = false;
  expect((await ask('own', { sure: true })).status).toBe(403);
  proved = true;
  const { answer, status } = await ask<OwnAnswer>('own', { sure: true });
  expect(status).toBe(200);
  expect(answer.removed).toBeGreaterThanOrEqual(3);
  expect(existsSync(answer.file)).toBe(true);
  const left = await payload.count({ collection: 'legals', overrideAccess: true, trash: true });
  expect(left.totalDocs).toBe(0);
  expect((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs).toBe(1);
  const sent = await payload.count({ collection: 'contacts', overrideAccess: true });
  expect(sent.totalDocs).toBe(1);
  // The demo does not come back with the next start.
  const { prepareContent } = await import('../demo/index.ts');
  await prepareContent(payload, { demo: true });
  expect((await payload.count({ collection: 'services', overrideAccess: true })).totalDocs).toBe(0);
});

test('what was taken away comes back with its bundle', async () => {
  const { readdir } = await import('node:fs/promises');
  const path = await import('node:path');
  const folder = path.join(opened.dataDir, 'bundles');
  const [file] = await readdir(folder);
  const { importBundle, openBundle, planBundle, takeAll } = await import('../bundles/index.ts');
  const bundle = await openBundle(path.join(folder, file!));
  const plan = await planBundle(payload, bundle);
  await importBundle(payload, bundle, { decisions: takeAll(plan), publish: true, by: null });
  bundle.close();
  expect((await payload.findGlobal({ slug: 'site', locale: 'ar', depth: 0 })).name).toBe('ساحل');
  expect((await payload.count({ collection: 'legals', overrideAccess: true })).totalDocs).toBe(3);
});

test('a home page that a second person has to approve waits as a draft, and its writer is told why', async () => {
  const { homeForm } = await import('./home-step.ts');
  const review = (home: boolean) =>
    payload.updateGlobal({ slug: 'review', data: { secondPerson: { home }, _status: 'published' } as never });
  await review(true);
  const before = await payload.findGlobal({ slug: 'home', locale: 'ar', depth: 0 });
  const statement = { en: 'Another sentence', ar: 'جملة أخرى' };
  const { answer, status } = await save<{ told?: string }>('home', { ...(await homeForm(payload)), statement });
  expect([status, answer.told]).toEqual([200, expect.stringContaining('second person')]);
  const now = (draft: boolean) => payload.findGlobal({ slug: 'home', locale: 'ar', draft, depth: 0 });
  expect([(await now(true)).statement, (await now(false)).statement]).toEqual([statement.ar, before.statement]);
  await review(false);
});
