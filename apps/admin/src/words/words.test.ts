import { globSync } from 'node:fs';
import path from 'node:path';
import { failureMessage, type GlobalSiteData, type Locale, type SiteWords, stateLabel } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Staff } from '../submissions/inbox/testing/staff.ts';
import { type AskApi, openTestApi } from '../testing/open-api.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { PastWord, StaffText } from './staff-text.ts';

let opened: TestPayload;
let payload: Payload;
let ask: AskApi;
let owner: Staff;
let arabicOwner: Staff;
let end: () => Promise<void>;
let every: typeof import('./every-text.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  owner = await signIn(payload, 'admin');
  arabicOwner = await signIn(payload, 'admin', 'ar');
  ask = await openTestApi(payload);
  every = await import('./every-text.ts');
  const { followWords } = await import('./follow-words.ts');
  end = await followWords(payload);
});
afterAll(async () => {
  await end();
  await opened.close();
});

interface Answer {
  status: number;
  version?: number;
  error?: { code: string; message: string; now?: { text: string | null; version: number } };
}

async function call(who: Staff, at: string, body: object) {
  const response = await who.call(`/words/${at}`, body);
  return { status: response.status, ...((await response.json()) as object) };
}

const save = (key: string, locale: Locale, text: string | null, version: number, who = owner) =>
  call(who, 'save', { key, locale, text, version }) as Promise<Answer>;

async function texts(): Promise<Map<string, StaffText>> {
  const { texts: all } = (await call(owner, 'texts', {})) as unknown as { texts: StaffText[] };
  return new Map(all.map((text) => [text.key, text]));
}

async function siteData(locale: Locale): Promise<GlobalSiteData> {
  const { presentSiteData } = await import('../content/site/resource.ts');
  return presentSiteData({ payload, locale });
}

/** Says what a text says at the moment, whatever was said of it before. */
async function say(key: string, locale: Locale, text: string | null): Promise<Answer> {
  return save(key, locale, text, (await texts()).get(key)!.in[locale]!.version);
}

test('every text of pages, the contract and all mails is there, in both languages', async () => {
  const all = [...(await texts()).keys()];
  const mails = globSync('**/catalogue/en/mails.json', { cwd: path.join(import.meta.dirname, '..') });
  const areas = new Set(all.map(every.areaOf));
  expect(mails.length).toBeGreaterThan(7);
  expect([...areas].filter((area) => area.startsWith('mails/'))).toHaveLength(mails.length);
  expect([...areas].filter((area) => area.startsWith('contract/'))).toHaveLength(8);
  expect(all.length).toBeGreaterThan(1_200);
  for (const key of ['contact.lead', 'contract/rules.counted.links.few', 'mails/submissions.received.orders.next'])
    expect(all).toContain(key);
});

test('every place of texts has a name of its own in both languages', async () => {
  const [{ areaName, sortedAreas }, { wordTexts }] = await Promise.all([
    import('./find-texts.ts'),
    import('./catalogue/index.ts'),
  ]);
  const all = [...(await texts()).values()];
  const areas = [...new Set(all.map(({ key }) => every.areaOf(key)))];
  expect(areas.length).toBeGreaterThan(50);
  const nameless = areas.filter((area) => {
    const [en, ar] = (['en', 'ar'] as const).map((locale) => areaName(area, all, wordTexts[locale].areas, locale));
    return !/^[A-Z]/u.test(en!) || !/^\p{Script=Arabic}/u.test(ar!);
  });
  expect(nameless).toEqual([]);
  // As one looks for them: in the order of their names, each of which is a place's own.
  for (const locale of ['en', 'ar'] as const) {
    const pages = areas.filter((area) => !area.includes('/'));
    const names = sortedAreas(pages, all, wordTexts[locale].areas, locale).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted((one, other) => one.localeCompare(other, locale)));
    // The title of the home page says what a company does.
    expect(names).toContain({ en: 'Home page', ar: 'الصفحة الرئيسية' }[locale]);
  }
});

test('a changed text reaches the site with a hash of its own, and goes again when it is restored', async () => {
  expect((await siteData('en')).words).toBeUndefined();
  expect(await save('contact.lead', 'en', '  Tell us, {name}.  ', 0)).toMatchObject({ status: 422 });
  expect(await save('contact.lead', 'en', '  Tell us.  ', 0)).toMatchObject({ status: 200, version: 1 });
  const first = await siteData('en');
  const { ar, en } = await ask<SiteWords>('/words', 'ar');
  expect(first.words).toEqual({ contact: en['contact']!.hash });
  expect([en['contact']!.texts, ar]).toEqual([{ 'contact.lead': 'Tell us.' }, {}]);
  expect((await siteData('ar')).words).toBeUndefined();
  expect(await save('contact.lead', 'en', 'Tell us more.', 1)).toMatchObject({ status: 200, version: 2 });
  expect((await siteData('en')).words).not.toEqual(first.words);
  // Back to a former one, which has its former hash again; then to what was built.
  const { past } = (await call(owner, 'past', { key: 'contact.lead', locale: 'en' })) as unknown as {
    past: PastWord[];
  };
  expect(past.map(({ by, text, version }) => [version, text, by])).toEqual([
    [2, 'Tell us more.', 'The admin'],
    [1, 'Tell us.', 'The admin'],
  ]);
  expect(await save('contact.lead', 'en', past[1]!.text, 2)).toMatchObject({ status: 200 });
  expect((await siteData('en')).words).toEqual(first.words);
  expect(await save('contact.lead', 'en', null, 3)).toMatchObject({ status: 200 });
  expect((await siteData('en')).words).toBeUndefined();
});

test('mails, refusals, states and choices say it too, in the language that was changed', async () => {
  const { submissionMails } = await import('../submissions/catalogue/index.ts');
  await say('contract/rules.message.required', 'ar', 'نحتاج إلى {field}');
  await say('contract/states.orders.quoted', 'en', 'Waiting for you');
  await say('mails/submissions.received.contacts.next', 'en', 'You hear from us within {within}.');
  await say('feedback.area.website', 'en', 'These pages');
  await vi.waitFor(() => expect(choiceLabels.area.website.en).toBe('These pages'), 20_000);
  expect(failureMessage({ field: 'email', rule: 'required' }, 'ar')).toMatch(/^نحتاج إلى /);
  expect(failureMessage({ field: 'email', rule: 'required' }, 'en')).toBe('“Email” is required.');
  expect([stateLabel('orders', 'quoted', 'en'), stateLabel('orders', 'quoted', 'ar')]).not.toContain('Quoted');
  expect(submissionMails.en.received.contacts.next).toBe('You hear from us within {within}.');
  for (const [key, locale] of [
    ['contract/rules.message.required', 'ar'],
    ['contract/states.orders.quoted', 'en'],
    ['mails/submissions.received.contacts.next', 'en'],
    ['feedback.area.website', 'en'],
  ] as const)
    await say(key, locale, null);
  await vi.waitFor(() => expect(choiceLabels.area.website.en).not.toBe('These pages'), 20_000);
  expect(stateLabel('orders', 'quoted', 'en')).toBe('Quoted');
});

test.each([
  ['hours.moment.today', 'ar', 'اليوم', /ينقص .*\{time\}/],
  ['outbox.waiting', 'ar', '{count, plural, one {رسالة} other {# رسالة}}', /صيغه: الصفر والمثنى و/],
  ['outbox.waiting', 'ar', 'رسائل {count}', /يجب أن يبقى .*عددًا/],
  ['contact.lead', 'ar', 'قل لنا {', /قوس/],
  ['contact.lead', 'ar', '<b>قل</b>', /للوسوم/],
  ['contact.lead', 'ar', ' ', /اكتب نصًا/],
  ['mails/submissions.assigned.lead', 'ar', 'إليك', /ينقص/],
  [
    'account.password.hint',
    'ar',
    '{min, plural, zero {#} one {#} two {#} few {} many {#} other {#}} على الأقل.',
    /فراغًا: اكتب صيغة من 3 إلى 10/,
  ],
] as const)('“%s” (%s) cannot become “%s”, and staff read why', async (key, locale, text, sentence) => {
  const { error, status } = await save(key, locale, text, 0, arabicOwner);
  expect([status, error?.code]).toEqual([422, 'invalid']);
  expect(error?.message).toMatch(sentence);
});

test('only administrators change texts, and only those that there are', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const editor = await signIn(payload, 'editor');
  expect((await save('contact.lead', 'en', 'x', 0, editor)).status).toBe(403);
  expect((await save('contact.nothing', 'en', 'x', 0)).status).toBe(404);
  expect((await save('contract/rules.counted.links.few', 'en', 'x', 0)).status).toBe(404);
});

test('two at once: the second is told what the first has written, and nothing is lost', async () => {
  const answers = await Promise.all([save('contact.submit', 'en', 'Off', 0), save('contact.submit', 'en', 'Go', 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { error } = answers.find(({ status }) => status === 409)!;
  expect(error).toMatchObject({ code: 'words_changed', now: { version: 1 } });
  expect(['Off', 'Go']).toContain(error?.now?.text);
  await say('contact.submit', 'en', null);
});

test('an upgrade brings another built text: it is told with all three; one whose values changed waits', async () => {
  const make = (key: string, text: string, built: string) =>
    payload.create({ collection: 'words', data: { key, locale: 'en', version: 1, text, built, is_newest: true } });
  await make('contact.who', 'You', 'Who you are');
  await make('contact.what', 'It is about {topic}', 'About {topic}');
  await make('contact.gone', 'x', 'y');
  const all = await texts();
  expect(all.get('contact.who')!.in.en).toEqual({
    built: 'About you',
    wasBuilt: 'Who you are',
    text: 'You',
    version: 1,
  });
  expect(all.get('contact.what')!.in.en).toMatchObject({ isOut: true, wasBuilt: 'About {topic}' });
  const said = await ask<SiteWords>('/words', 'en');
  expect(said.en['contact']!.texts).toEqual({ 'contact.who': 'You' });
  // Kept as it is: from now on it stands against the new one.
  await say('contact.who', 'en', 'You');
  expect((await texts()).get('contact.who')!.in.en).not.toHaveProperty('wasBuilt');
  for (const key of ['contact.who', 'contact.what']) await say(key, 'en', null);
});

test('random changes and restores of several people leave what a simple model says', { tags: ['proof'] }, async () => {
  let seed = 20_261_126;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % below;
  };
  const keys = ['contact.place', 'contact.direct', 'hours.closed', 'contract/fields.email', 'mails/chat.answers.lead'];
  const model = new Map<string, { version: number; past: (string | null)[] }>();
  for (let step = 0; step < 160; step += 1) {
    const [key, locale] = [keys[random(keys.length)]!, random(2) === 0 ? ('en' as const) : ('ar' as const)];
    const place = `${locale} ${key}`;
    const known = model.get(place) ?? { version: 0, past: [] };
    const built = every.everyText().get(key)!.built[locale]!;
    const stale = random(6) === 0 && known.version > 0;
    const kind = random(5);
    const text =
      kind === 0 ? null : kind === 1 && known.past.length > 0 ? known.past[random(known.past.length)]! : `نص ${step}`;
    const wrong = kind === 4;
    const sent = wrong ? `${text ?? ''} {nothing}` : text;
    const { status } = await save(
      key,
      locale,
      sent,
      stale ? known.version - 1 : known.version,
      step % 2 ? owner : arabicOwner,
    );
    expect([step, status]).toEqual([step, wrong ? 422 : stale ? 409 : 200]);
    if (status === 200)
      model.set(place, { version: known.version + 1, past: [...known.past, text === built ? null : text] });
  }
  const all = await texts();
  const { ar, en } = await ask<SiteWords>('/words', 'en');
  const served: Record<string, unknown> = Object.fromEntries(
    [['en', en] as const, ['ar', ar] as const].flatMap(([locale, groups]) =>
      Object.values(groups).flatMap(({ texts: group }) =>
        Object.entries(group).map(([key, text]) => [`${locale} ${key}`, text]),
      ),
    ),
  );
  expect(model.size).toBe(10);
  for (const [place, { past, version }] of model) {
    const [locale, key] = place.split(' ') as [Locale, string];
    const now = past.at(-1)!;
    expect({ place, ...all.get(key)!.in[locale] }).toMatchObject({ place, text: now, version });
    // Mails are the admin host's own.
    const onSite = key.startsWith('mails/') ? now : (served[place] ?? null);
    expect([place, onSite]).toEqual([place, now]);
    const { past: told } = (await call(owner, 'past', { key, locale })) as unknown as { past: PastWord[] };
    expect(told.map(({ text }) => text)).toEqual(past.toReversed().slice(0, 50));
  }
});

// The last one: what is imported after it is another copy.
test('the screens, whose bundle has modules of its own and no mails, are told of the same texts as the host', async () => {
  const all = [...every.everyText().keys()];
  vi.resetModules();
  const { builtTexts } = await import('@nasaq/contract');
  const { everyText } = await import('./every-text.ts');
  expect(all.filter((key) => key.startsWith('mails/')).length).toBeGreaterThan(100);
  expect([...builtTexts().keys()].filter((key) => key.startsWith('mails/'))).toEqual([]);
  expect([...everyText().keys()]).toEqual(all);
});
