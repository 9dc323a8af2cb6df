import { type Locale, otherLocale } from '@nasaq/contract';
import { fingerprint, unitsOf, wordsOf } from '@nasaq/translation';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import type { LiveMemory } from './live-memory.ts';

let opened: TestPayload;
let payload: Payload;
let editor: TypedUser;
let memory: LiveMemory;
let notifier: Notifier;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await makeMember(payload, 'editor');
  const { LiveMemory: Memory } = await import('./live-memory.ts');
  const { Notifier: Listener } = await import('../../platform/database/notifications.ts');
  memory = new Memory(() => Promise.resolve(payload));
  notifier = new Listener();
  await memory.listen(notifier);
});
afterAll(async () => {
  memory.close();
  await notifier.close();
  await opened.close();
});

const collection = 'companies';
const eventually = { timeout: 20_000, interval: 20 };

async function make(english: string, arabic: string): Promise<number> {
  const data = (title: string) => texts(title) as never;
  const { id } = await payload.create({ collection, locale: 'en', draft: true, data: data(english), user: editor });
  await payload.update({ collection, id, locale: 'ar', draft: true, data: data(arabic), user: editor });
  return id;
}

async function confirm(id: number, wanted: string): Promise<void> {
  const { inTransaction } = await import('../../platform/database/in-transaction.ts');
  const said = await import('../translation/said.ts');
  const { entityOf } = await import('../saving/newest.ts');
  const { fieldSpecsOf } = await import('../translation/field-specs.ts');
  await inTransaction(payload, async (req) => {
    const { docs, record } = (await said.standingOf(req, { collection, id }))!;
    const locale = otherLocale(record.source);
    const units = unitsOf(fieldSpecsOf(entityOf(req, { collection, id })), docs);
    const marks = units
      .filter(({ path }) => path === wanted)
      .map(({ path, values }) => ({
        locale,
        path,
        as: 'confirmed' as const,
        sourceWords: wordsOf(values[record.source]),
        target: fingerprint(values[locale]),
      }));
    await said.changeRecord(req, { collection, id }, (before) => said.withSaid(before, marks, editor.id as number));
  });
}

const found = async (text: string, from: Locale = 'en') =>
  (await memory.ready()).find(text, from, 3).map(({ likeness, target }) => [target, likeness]);

test('what somebody confirms is remembered in both directions, and what nobody has confirmed is not', async () => {
  const id = await make('The lighthouse keeper', 'حارس الفنار');
  expect(await found('The lighthouse keeper')).toEqual([]);
  await confirm(id, 'title');
  await vi.waitFor(
    async () => expect(await found('The lighthouse keeper')).toEqual([['حارس الفنار', 100]]),
    eventually,
  );
  expect(await found('حارس الفنار', 'ar')).toEqual([['The lighthouse keeper', 100]]);
  const [match] = (await memory.ready()).find('The lighthouse keepers', 'en', 1);
  expect(match!.origin).toMatchObject({ type: collection, id, path: 'title', by: editor.id });
  expect(match!.origin.title).toEqual({ en: 'The lighthouse keeper', ar: 'حارس الفنار' });
});

test('a translation that is written anew is forgotten until it is confirmed again', async () => {
  const id = await make('The ferry timetable', 'جدول المعديات');
  await confirm(id, 'title');
  await vi.waitFor(async () => expect(await found('The ferry timetable')).toHaveLength(1), eventually);
  await payload.update({ collection, id, locale: 'ar', draft: true, data: { title: 'مواعيد المعديات' }, user: editor });
  await vi.waitFor(async () => expect(await found('The ferry timetable')).toEqual([]), eventually);
  await confirm(id, 'title');
  await vi.waitFor(
    async () => expect(await found('The ferry timetable')).toEqual([['مواعيد المعديات', 100]]),
    eventually,
  );
});

test('what goes to the trash is forgotten', async () => {
  const id = await make('The museum shop', 'متجر المتحف');
  await confirm(id, 'title');
  await vi.waitFor(async () => expect(await found('The museum shop')).toHaveLength(1), eventually);
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection, id, data, locale: 'en', user: editor, context: { evenIfUsed: true } });
  await vi.waitFor(async () => expect(await found('The museum shop')).toEqual([]), eventually);
});

test('what cannot be read is read with the next question', async () => {
  memory.note(null);
  vi.spyOn(payload.db, 'findVersions').mockRejectedValueOnce(new Error('the database is away'));
  await expect(memory.ready()).rejects.toThrow('away');
  vi.restoreAllMocks();
  expect(await found('The lighthouse keeper')).toEqual([['حارس الفنار', 100]]);
});
