import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOn } from '../../platform/database/query.ts';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { GapShow } from '../addresses.ts';
import { readActs } from './read-acts.ts';

let opened: TestPayload;
let payload: Payload;
let layla: Staff;
let omar: Staff;
let recruiter: Staff;
let today: string;
let board: typeof import('../load-board.ts');
let figures: typeof import('../figures/figures.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  board = await import('../load-board.ts');
  figures = await import('../figures/figures.ts');
  const { companyDay } = await import('./care.ts');
  layla = await member('Layla', 'en');
  omar = await member('عمر', 'ar');
  recruiter = await signIn(payload, 'recruiter');
  today = await companyDay(payload, new Date());
});
afterAll(() => opened.close());

async function member(name: string, language: 'en' | 'ar'): Promise<Staff> {
  const staff = await signIn(payload, 'editor', language);
  await payload.update({ collection: 'users', id: staff.user.id, data: { name, language } });
  return staff;
}

const idOf = ({ user }: Staff) => Number(user.id);
const inDays = (days: number) => figures.dayBefore(today, -days);
const atDay = (day: string) => new Date(`${day}T09:00:00Z`);

/** An entry without Arabic, and the key of its gap. */
async function untranslated(title: string): Promise<{ id: number; key: string }> {
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    draft: true,
    data: { ...texts(title) } as never,
    user: layla.user,
  });
  return { id, key: `missing:companies:${id}:ar` };
}

async function say(who: Staff, path: string, body: object): Promise<number> {
  return (await who.call(`/gaps/${path}`, body)).status;
}

/** The rows that somebody sees on a day, by their keys. */
async function keysOn(who: Staff, show: GapShow = 'open', day = today): Promise<string[]> {
  const found = await board.loadBoard(payload, who.user, 'en', atDay(day));
  return board.rowsOf(found, { tab: 'all', show }, idOf(who)).map(({ key }) => key);
}

async function history(key: string): Promise<string[]> {
  const [care] = await queryOn(payload)<{ id: number }>('SELECT id FROM gaps WHERE key = $1', [key]);
  const acts = await readActs(payload, [care!.id], 'en');
  return acts.get(care!.id)!.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/gu, ''));
}

test('what is given to somebody with a day is theirs, marked once the day is over, and told by mail in their language', async () => {
  const { id, key } = await untranslated('Our values');
  expect(await keysOn(omar, 'mine')).not.toContain(key);
  expect(await say(layla, 'assign', { key, member: idOf(omar), due: inDays(2) })).toBe(200);
  expect(await keysOn(omar, 'mine')).toContain(key);
  expect(await keysOn(layla, 'nobody')).not.toContain(key);
  const onBoard = async (day: string) =>
    (await board.loadBoard(payload, omar.user, 'en', atDay(day))).gaps.find((gap) => gap.key === key)!;
  expect((await onBoard(inDays(2))).isOverdue).toBe(false);
  expect((await onBoard(inDays(3))).isOverdue).toBe(true);
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: omar.user.email } }, limit: 0 });
  expect(docs.map(({ locale, subject, template }) => [template, locale, subject.includes('Our values')])).toEqual([
    ['assigned', 'ar', true],
  ]);
  expect(docs[0]!.text).toContain('/admin/gaps?tab=missing&show=mine');
  // Once more, and to oneself: nobody needs a mail.
  expect(await say(layla, 'assign', { key, member: idOf(omar), due: null })).toBe(200);
  expect(await say(layla, 'assign', { key, member: idOf(layla), due: null })).toBe(200);
  expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1);
  // An entry that is gone takes its gap along.
  await payload.delete({ collection: 'companies', id });
  expect(await keysOn(layla, 'mine')).not.toContain(key);
});

test('only who is told of a gap can be given it, and only for a day that comes', async () => {
  const { key } = await untranslated('Our promise');
  const given = { key, member: idOf(layla), due: null };
  expect(await say(recruiter, 'assign', given)).toBe(403);
  expect(await say(layla, 'assign', { ...given, member: idOf(recruiter) })).toBe(422);
  const unknown = await layla.call('/gaps/assign', { ...given, member: 99_999 });
  expect(unknown.status).toBe(422);
  expect(await unknown.json()).toMatchObject({ error: { message: expect.stringContaining('told of such gaps') } });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await payload.update({ collection: 'users', id: idOf(omar), data: { invited_until: until } });
  const { colleaguesFor } = await import('./colleagues.ts');
  const offered = async () => (await colleaguesFor(payload, layla.user, 'en'))('companies').map(({ id }) => id);
  expect(await offered()).not.toContain(idOf(omar));
  expect(await say(layla, 'assign', { ...given, member: idOf(omar) })).toBe(422);
  await payload.update({ collection: 'users', id: idOf(omar), data: { invited_until: null } });
  expect(await offered()).toContain(idOf(omar));
  expect(await say(layla, 'assign', { ...given, due: inDays(-1) })).toBe(422);
  expect(await say(layla, 'assign', { ...given, due: '2026-02-31' })).toBe(422);
  expect(await say(layla, 'assign', { ...given, key: 'missing:companies:0:ar' })).toBe(404);
  expect(await keysOn(layla, 'mine')).not.toContain(key);
});

test('whoever has something overdue is told once a day, by day, in their language, with the way to it', async () => {
  const { remindOverdue } = await import('./remind-overdue.ts');
  const { id, key } = await untranslated('Our history');
  const { key: off } = await untranslated('Our patience');
  for (const one of [key, off])
    expect(await say(layla, 'assign', { key: one, member: idOf(omar), due: today })).toBe(200);
  expect(await say(omar, 'off', { key: off, as: 'change' })).toBe(200);
  const told = async () => {
    const where = { template: { equals: 'overdue' }, to: { equals: omar.user.email } };
    return (await payload.find({ collection: 'mails', where, limit: 0 })).docs;
  };
  // Cairo's clock is two hours ahead, or three.
  const tomorrow = (hour: string) => new Date(`${inDays(1)}T${hour}:00:00Z`);
  await remindOverdue(payload, new Date(`${today}T10:00:00Z`));
  await remindOverdue(payload, tomorrow('04'));
  expect(await told()).toEqual([]);
  await Promise.all([remindOverdue(payload, tomorrow('10')), remindOverdue(payload, tomorrow('10'))]);
  const [mail, ...more] = await told();
  expect([mail!.locale, more.length]).toEqual(['ar', 0]);
  expect(mail!.text).toContain(`/admin/collections/companies/${id}?locale=ar&language=ar`);
  expect(mail!.text).toContain('/admin/gaps?show=mine');
  expect(mail!.text).not.toContain('Our patience');
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: texts('تاريخنا') as never });
});

test('what is put off until a day comes back on that day, whatever happens until then', async () => {
  const { id, key } = await untranslated('Our method');
  expect(await say(layla, 'off', { key, as: 'day', until: today })).toBe(422);
  expect(await say(layla, 'off', { key, as: 'day', until: inDays(3) })).toBe(200);
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { title: 'Our methods' } });
  expect(await keysOn(layla)).not.toContain(key);
  expect(await keysOn(layla, 'off', inDays(2))).toContain(key);
  expect(await keysOn(layla, 'open', inDays(3))).toContain(key);
  expect(await say(layla, 'back', { key })).toBe(200);
  expect(await keysOn(layla)).toContain(key);
});

test.each(['change', 'done'])('what is put off as «%s» comes back once something about it changes', async (as) => {
  const { id, key } = await untranslated(`Our history ${as}`);
  expect(await say(layla, 'off', { key, as })).toBe(200);
  expect(await keysOn(layla, 'open', inDays(400))).not.toContain(key);
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { summary: 'In other words' } });
  expect(await keysOn(layla)).toContain(key);
});

test('what is solved is gone by itself and says so; what comes back is still whose it was', async () => {
  const { id, key } = await untranslated('Our team');
  await say(layla, 'assign', { key, member: idOf(omar), due: inDays(7) });
  const title = { collection: 'companies', id, draft: true } as const;
  await payload.update({ ...title, locale: 'ar', data: texts('فريقنا') as never });
  const [withoutArabic] = await queryOn(payload)<{ state: string }>(
    'SELECT version_state_ar AS state FROM _companies_v WHERE parent_id = $1 AND latest',
    [id],
  );
  // Of its search texts nothing is written in either language.
  expect(withoutArabic!.state).toBe('draft');
  const found = await board.loadBoard(payload, omar.user, 'en');
  expect(found.gaps.map((gap) => gap.key)).not.toContain(key);
  expect(found.solved.map((care) => [care.key, care.title, care.member?.id])).toContainEqual([
    key,
    'Our team',
    idOf(omar),
  ]);
  expect((await history(key))[0]).toBe('It was solved.');
  await payload.update({ ...title, locale: 'ar', data: { title: null, summary: null, body: null } as never });
  expect(await keysOn(omar, 'mine')).toContain(key);
  expect(await history(key)).toEqual([
    'It came back.',
    'It was solved.',
    expect.stringMatching(/^Layla gave it to عمر, by /) as string,
  ]);
});

test('a search that is done with is handled, and open again when somebody searches for it', async () => {
  const [search] = await queryOn(payload)<{ id: number }>(
    `INSERT INTO searches (query, locale, count, last_at, handled) VALUES ('parking', 'en', 4, now(), false) RETURNING id`,
  );
  const key = `searched:${search!.id}`;
  expect(await say(layla, 'off', { key, as: 'done' })).toBe(200);
  expect(await keysOn(layla)).not.toContain(key);
  expect(await keysOn(layla, 'off')).not.toContain(key);
  await queryOn(payload)('UPDATE searches SET handled = false, count = count + 1 WHERE id = $1', [search!.id]);
  expect(await keysOn(layla)).toContain(key);
});

test('what the nightly check has found keeps its owner from night to night', async () => {
  const { id } = await untranslated('Our office');
  const find = () =>
    queryOn(payload)(
      `WITH gone AS (DELETE FROM findings)
       INSERT INTO findings (type, entry, locale, "check", level, path, said, since)
       VALUES ('companies', $1, 'en', 'text-missing', 'warns', 'summary', '{}', now())`,
      [id],
    );
  await find();
  const key = `findings:companies:${id}:en:text-missing:summary`;
  expect(await say(layla, 'assign', { key, member: idOf(omar), due: null })).toBe(200);
  await find();
  expect(await keysOn(omar, 'mine')).toContain(key);
});

test('figures are kept once a day, the last time of it counts, and a week has those of its last day', async () => {
  const noon = (daysAgo: number) => atDay(figures.dayBefore(today, daysAgo));
  await figures.keepFigures(payload, noon(9));
  await figures.keepFigures(payload, noon(8));
  const opened = async (daysAgo = 0) =>
    (await figures.readWeeks(payload, figures.dayBefore(today, daysAgo), 2)).map(
      (week) => week.figures?.['open.missing'] ?? null,
    );
  const [before] = await opened();
  expect(before).toBeGreaterThan(0);
  await untranslated('Our awards');
  await figures.keepFigures(payload, noon(0));
  await figures.keepFigures(payload, noon(0));
  expect(await opened()).toEqual([before, before! + 1]);
  expect(await opened(30)).toEqual([null, null]);
  const [rows] = await queryOn(payload)<{ count: number }>(
    `SELECT count(*)::int AS count FROM gap_figures WHERE name = 'share.ar'`,
  );
  expect(rows!.count).toBe(3);
});
