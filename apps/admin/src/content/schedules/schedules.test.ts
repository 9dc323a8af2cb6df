import { locales, type Locale } from '@nasaq/contract';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { isOnSite } from '../saving/language-state.ts';
import type { Publication, Schedule } from './publication.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;
let arabicEditor: Staff;
let sales: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
  arabicEditor = await signIn(payload, 'editor', 'ar');
  sales = await signIn(payload, 'sales');
});
afterAll(() => opened.close());

async function written(...languages: Locale[]): Promise<string> {
  const title = `Clock ${Math.random()}`;
  const { id } = await payload.create({
    collection: 'products',
    locale: 'en',
    draft: true,
    data: languages.includes('en') ? ({ ...texts(title), kind: 'App' } as never) : ({} as never),
  });
  if (languages.includes('ar')) {
    const data = { ...texts(`${title} عربي`), kind: 'تطبيق' } as never;
    await payload.update({ collection: 'products', id, locale: 'ar', draft: true, data });
  }
  return `/products/${id}`;
}

const tomorrow = { at: new Date(Date.now() + 48 * 3_600_000).toISOString() };
const idOf = (address: string) => Number(address.split('/').at(-1));

async function publication(address: string, who = editor): Promise<Publication> {
  return (await who.call(`${address}/publication`)).json() as Promise<Publication>;
}

async function publish(address: string, locale: Locale): Promise<void> {
  const answer = await editor.send('PATCH', `${address}?locale=${locale}&publishSpecificLocale=${locale}`, {
    _status: 'published',
  });
  expect(answer.status).toBe(200);
}

async function shown(address: string): Promise<Locale[]> {
  const { languages } = await publication(address);
  return locales.filter((locale) => isOnSite(languages[locale].state));
}

/** The clock goes on until all of these schedules are due, and the queue runs. */
async function makeDue(schedules: readonly Schedule[], host = payload): Promise<void> {
  for (const { id } of schedules)
    await host.db.updateJobs({ id, data: { waitUntil: new Date(Date.now() - 1_000).toISOString() } });
  await host.jobs.run({ limit: 50 });
}

test(
  'Arabic is published now and English by the clock, also when the host has started again in between',
  { tags: ['proof'] },
  async () => {
    const address = await written('en', 'ar');
    await publish(address, 'ar');
    const answer = await editor.call(`${address}/schedules`, { action: 'publish', locales: ['en'], ...tomorrow });
    expect(answer.status).toBe(200);
    const { schedules } = (await answer.json()) as Publication;
    expect(schedules).toMatchObject([{ action: 'publish', locale: 'en', by: 'The editor', failed: false }]);
    expect(await shown(address)).toEqual(['ar']);
    await payload.jobs.run({ limit: 50 });
    expect(await shown(address)).toEqual(['ar']);

    const restarted = await getPayload({ config: payload.config, key: 'restarted' });
    await makeDue(schedules, restarted);
    expect(await shown(address)).toEqual(['en', 'ar']);
    expect((await publication(address)).schedules).toEqual([]);
  },
);

test('which language was withdrawn is told, until it is published again', async () => {
  const address = await written('en', 'ar');
  const withdrawn = async () => {
    const { languages } = await publication(address);
    return locales.filter((locale) => languages[locale].withdrawn);
  };
  expect(await withdrawn()).toEqual([]);
  await publish(address, 'en');
  await publish(address, 'ar');
  expect(await withdrawn()).toEqual([]);
  expect((await editor.send('PATCH', `${address}?locale=ar`, { _status: 'draft' })).status).toBe(200);
  expect(await withdrawn()).toEqual(['ar']);
  // What is typed in it since is no wish to publish it.
  await editor.send('PATCH', `${address}?locale=ar&draft=true`, { summary: 'ملخص جديد' });
  await publish(address, 'en');
  expect(await withdrawn()).toEqual(['ar']);
  await publish(address, 'ar');
  expect(await withdrawn()).toEqual([]);
});

test('a schedule is the moment that was asked for, and the company’s clock is told beside it', async () => {
  await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: {
      name: 'N',
      description: 'D',
      email: 'a@nasaq.example',
      phone: '+2012345678',
      _status: 'published',
      openingHours: { timeZone: 'Asia/Tokyo' },
    } as never,
  });
  const address = await written('en');
  const answer = await editor.call(`${address}/schedules`, {
    action: 'publish',
    locales: ['en'],
    at: '2031-03-01T00:00:00.000Z',
  });
  const { schedules, timeZone } = (await answer.json()) as Publication;
  expect([timeZone, schedules[0]!.at]).toEqual(['Asia/Tokyo', '2031-03-01T00:00:00.000Z']);
});

test.each([
  ['no language', { action: 'publish', locales: [], ...tomorrow }, 422],
  ['an unknown language', { action: 'publish', locales: ['fr'], ...tomorrow }, 422],
  ['a day that does not exist', { action: 'publish', locales: ['en'], at: '2031-02-30T09:00:00.000Z' }, 422],
  ['a moment that has passed', { action: 'publish', locales: ['en'], at: '2020-01-01T09:00:00.000Z' }, 422],
  ['a language that is not written', { action: 'publish', locales: ['en', 'ar'], ...tomorrow }, 422],
])('a schedule with %s is refused and changes nothing', async (_, wish, status) => {
  const address = await written('en');
  const answer = await arabicEditor.call(`${address}/schedules`, wish);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(/\p{Script=Arabic}/u);
  expect((await publication(address)).schedules).toEqual([]);
});

test('who may only read sees the schedules and neither sets nor cancels one', async () => {
  const address = await written('en');
  const wish = { action: 'unpublish', locales: ['en'], ...tomorrow };
  expect((await sales.call(`${address}/schedules`, wish)).status).toBe(403);
  const set = await editor.call(`${address}/schedules`, wish);
  const { schedules } = (await set.json()) as Publication;
  const seen = await publication(address, sales);
  expect([seen.mayPublish, seen.schedules.length]).toEqual([false, 1]);
  expect((await sales.call(`${address}/schedules/cancel`, { id: schedules[0]!.id })).status).toBe(403);
  const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await editor.call(`${address}/schedules`, wish, foreign)).status).toBe(403);
});

test('a schedule is cancelled on its own document only, and deletion takes it along', async () => {
  const [one, other] = [await written('en'), await written('en')];
  const wish = { action: 'publish', locales: ['en'], ...tomorrow };
  const { schedules } = (await (await editor.call(`${one}/schedules`, wish)).json()) as Publication;
  await editor.call(`${other}/schedules`, wish);
  const { id } = schedules[0]!;
  expect((await editor.call(`${other}/schedules/cancel`, { id })).status).toBe(404);
  expect((await editor.call(`${one}/schedules/cancel`, { id })).status).toBe(200);
  expect((await publication(one)).schedules).toEqual([]);
  expect((await publication(other)).schedules).toHaveLength(1);
  await payload.delete({ collection: 'products', id: idOf(other) });
  const { findSchedules } = await import('./find-schedules.ts');
  expect((await findSchedules(payload)).filter(({ target }) => 'id' in target && target.id === idOf(other))).toEqual(
    [],
  );
});

test('another time is set for what waits, by whoever asks', async () => {
  const [address, other] = [await written('en'), await written('en')];
  const set = await editor.call(`${address}/schedules`, { action: 'publish', locales: ['en'], ...tomorrow });
  const [{ id }] = ((await set.json()) as Publication).schedules as [Schedule];
  const at = new Date(Date.parse(tomorrow.at) + 3_600_000).toISOString();
  expect((await sales.call(`${address}/schedules/move`, { id, at })).status).toBe(403);
  expect((await editor.call(`${other}/schedules/move`, { id, at })).status).toBe(404);
  const past = await arabicEditor.call(`${address}/schedules/move`, { id, at: '2020-01-01T09:00:00.000Z' });
  expect(past.status).toBe(422);
  expect(((await past.json()) as { error: { message: string } }).error.message).toMatch(/\p{Script=Arabic}/u);

  expect((await arabicEditor.call(`${address}/schedules/move`, { id, at })).status).toBe(200);
  const { schedules } = await publication(address);
  expect(schedules).toMatchObject([{ action: 'publish', locale: 'en', at, failed: false }]);
  expect(schedules[0]!.by).toBe(arabicEditor.user.name);
  await makeDue(schedules);
  expect(await shown(address)).toEqual(['en']);
  expect((await editor.call(`${address}/schedules/move`, { id: schedules[0]!.id, at })).status).toBe(404);
});

test('what was due and could not be done gets another time, and is done then', { tags: ['proof'] }, async () => {
  const address = await written('en');
  const set = await editor.call(`${address}/schedules`, { action: 'publish', locales: ['en'], ...tomorrow });
  await payload.update({ collection: 'products', id: idOf(address), locale: 'en', draft: true, data: { title: '' } });
  await makeDue(((await set.json()) as Publication).schedules);
  const [failed] = (await publication(address)).schedules as [Schedule];
  expect(failed.failed).toBe(true);
  await payload.update({ collection: 'products', id: idOf(address), locale: 'en', draft: true, data: { title: 'T' } });
  const moved = await editor.call(`${address}/schedules/move`, { id: failed.id, ...tomorrow });
  const { schedules } = (await moved.json()) as Publication;
  expect(schedules).toMatchObject([{ failed: false }]);
  await makeDue(schedules);
  expect(await shown(address)).toEqual(['en']);
});

test('what was due and could not be done stays and says so', async () => {
  const address = await written('en');
  const set = await editor.call(`${address}/schedules`, { action: 'publish', locales: ['en'], ...tomorrow });
  const { schedules } = (await set.json()) as Publication;
  await payload.update({ collection: 'products', id: idOf(address), locale: 'en', draft: true, data: { title: '' } });
  await makeDue(schedules);
  expect(await shown(address)).toEqual([]);
  expect((await publication(address)).schedules).toMatchObject([{ failed: true }]);
  expect((await editor.call(`${address}/schedules/cancel`, { id: schedules[0]!.id })).status).toBe(200);
});

test('what was due in vain and is published by hand waits no more; what was due for the other language does', async () => {
  const address = await written('en', 'ar');
  const set = await editor.call(`${address}/schedules`, { action: 'publish', locales: ['en', 'ar'], ...tomorrow });
  const entry = { collection: 'products', id: idOf(address), draft: true } as const;
  for (const locale of locales) await payload.update({ ...entry, locale, data: { title: '' } });
  await makeDue(((await set.json()) as Publication).schedules);
  expect((await publication(address)).schedules).toMatchObject([{ failed: true }, { failed: true }]);
  await payload.update({ ...entry, locale: 'ar', data: { title: 'ساعة' } });
  await publish(address, 'ar');
  expect((await publication(address)).schedules).toMatchObject([{ locale: 'en', failed: true }]);
});

test('pages that exist once are scheduled in one language too', async () => {
  const row = (text: string) => Array.from({ length: 4 }, () => ({ title: text, text, value: text, label: text }));
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'home',
      locale,
      draft: true,
      data: { statement: locale, intro: locale, figures: row(locale), steps: row(locale) } as never,
    });
  const answer = await editor.call('/globals/home/schedules', { action: 'publish', locales: ['ar'], ...tomorrow });
  expect(answer.status).toBe(200);
  await makeDue(((await answer.json()) as Publication).schedules);
  expect(await shown('/globals/home')).toEqual(['ar']);
});

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test(
  'whatever is scheduled, cancelled, published and withdrawn in any order, each language is as if it were alone',
  { tags: ['proof'] },
  async () => {
    const random = numbers(20_261_122);
    const next = (below: number) => Math.floor((random.next().value as number) * below);
    const address = await written('en', 'ar');
    const id = idOf(address);
    const model = { en: false, ar: false };
    let pending: Schedule[] = [];
    let steps = 0;
    for (let step = 0; step < 60; step += 1) {
      const locale = locales[next(2)]!;
      const action = next(2) === 0 ? ('publish' as const) : ('unpublish' as const);
      switch (next(7)) {
        case 0: {
          await publish(address, locale);
          model[locale] = true;
          break;
        }
        case 1: {
          await editor.send('PATCH', `${address}?locale=${locale}`, { _status: 'draft' });
          model[locale] = false;
          break;
        }
        case 2: {
          const at = new Date(Date.parse(tomorrow.at) + next(600) * 60_000).toISOString();
          const answer = await editor.call(`${address}/schedules`, { action, locales: [locale], at });
          pending = ((await answer.json()) as Publication).schedules;
          break;
        }
        case 3: {
          const [gone] = pending.splice(next(pending.length || 1), 1);
          if (gone) await editor.call(`${address}/schedules/cancel`, { id: gone.id });
          break;
        }
        default: {
          const due = pending.shift();
          if (!due) break;
          await makeDue([due]);
          model[due.locale] = due.action === 'publish';
          steps += 1;
        }
      }
      const state = await publication(address);
      expect(
        { en: isOnSite(state.languages.en.state), ar: isOnSite(state.languages.ar.state) },
        `step ${step}`,
      ).toEqual(model);
      expect(state.schedules.map((one) => one.id).sort(), `step ${step}`).toEqual(pending.map((one) => one.id).sort());
    }
    expect(steps).toBeGreaterThan(5);
    const { title } = await payload.findByID({ collection: 'products', id, locale: 'ar', draft: true });
    expect(title).toContain('عربي');
  },
);
