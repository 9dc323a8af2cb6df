import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleEndpoints, type Payload, type TypedUser } from 'payload';
import { makeMember, memberPassword } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import type { Publication } from '../schedules/publication.ts';
import type { Presence } from './desk-api.ts';
import { askDesk } from './testing/ask-desk.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
const hosts: { app: Hono; notifier: Notifier }[] = [];
const tokens: string[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { Notifier: Hearing } = await import('../../platform/database/notifications.ts');
  const { DeskPresence } = await import('./presence.ts');
  const { presenceRoutes } = await import('./presence-routes.ts');
  const get = () => Promise.resolve(payload);
  // Two hosts on one database.
  for (let host = 0; host < 2; host += 1) {
    const notifier = new Hearing();
    hosts.push({ notifier, app: presenceRoutes(get, new DeskPresence(get, notifier), { leaving: 500 }) });
  }
  for (const name of ['sara', 'omar']) {
    const member = await makeMember(payload, name);
    if (name === 'sara') sara = member;
    const data = { email: `${name}@nasaq.example`, password: memberPassword };
    tokens.push((await payload.login({ collection: 'users', data })).token!);
  }
  await makeMember(payload, 'rana', 'recruiter');
  const data = { email: 'rana@nasaq.example', password: memberPassword };
  tokens.push((await payload.login({ collection: 'users', data })).token!);
});
afterAll(async () => {
  await Promise.all(hosts.map(({ notifier }) => notifier.close()));
  await opened.close();
});

const headers = (member: number) => ({ Authorization: `JWT ${tokens[member]}`, 'Content-Type': 'application/json' });

/** The stream of one desk, with what it was told last. */
async function sit(host: number, member: number, form: string, desk = '/works/7') {
  const answer = await hosts[host]!.app.request(`${desk}/desk/presence?form=${form}`, { headers: headers(member) });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  let last: Presence | null = null;
  void (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      for (const [, data] of decoder.decode(value).matchAll(/^data: (.*)$/gm)) last = JSON.parse(data!) as Presence;
    }
  })();
  return {
    people: () => last?.people ?? null,
    overruled: () => last?.overruled,
    stored: () => last?.stored,
    leave: () => reader.cancel(),
  };
}

const soon = (check: () => void) => vi.waitFor(check, 10_000);

test('everybody at a desk is told who else is there and where, on whichever host, until their stream ends', async () => {
  const one = await sit(0, 0, 'first');
  const two = await sit(1, 1, 'second');
  await soon(() => expect(one.people()).toMatchObject([{ name: 'omar', locale: null, path: null }]));
  await soon(() => expect(two.people()).toMatchObject([{ name: 'sara' }]));
  const place = JSON.stringify({ form: 'second', locale: 'ar', path: 'steps.1.text' });
  // What is posted may come to the other host.
  const moved = await hosts[0]!.app.request('/works/7/desk/presence', {
    method: 'POST',
    body: place,
    headers: headers(1),
  });
  expect(moved.status).toBe(204);
  await soon(() => expect(one.people()).toMatchObject([{ name: 'omar', locale: 'ar', path: 'steps.1.text' }]));
  const three = await sit(0, 0, 'third');
  await soon(() => expect(three.people()).toHaveLength(2));
  expect(three.people()!.find(({ name }) => name === 'omar')).toMatchObject({ path: 'steps.1.text' });
  await two.leave();
  await soon(() => expect(one.people()).toMatchObject([{ name: 'sara' }]));
  await Promise.all([one.leave(), three.leave()]);
});

test('a member is told on whichever host that somebody has replaced a text of theirs; nobody else is', async () => {
  const sara = await payload.find({ collection: 'users', where: { email: { equals: 'sara@nasaq.example' } } });
  const one = await sit(1, 0, 'hers');
  const two = await sit(0, 1, 'his');
  await soon(() => expect(two.people()).toHaveLength(1));
  const { notify } = await import('../../platform/database/notifications.ts');
  const { overruledChannel } = await import('../saving/overruled.ts');
  await notify({ payload }, overruledChannel, JSON.stringify({ entry: 'works:7', member: sara.docs[0]!.id }));
  await soon(() => expect(one.overruled()).toBe(1));
  expect(two.overruled()).toBe(0);
  await Promise.all([one.leave(), two.leave()]);
});

test('whatever others store is told at a desk on whichever host, and its own saves are not', async () => {
  const { saidChannel } = await import('../saving/newest.ts');
  const { notify } = await import('../../platform/database/notifications.ts');
  const say = (form: string | null, entry = 'works:7') =>
    notify({ payload }, saidChannel, JSON.stringify({ entry, form }));
  const one = await sit(0, 0, 'hers');
  const two = await sit(1, 1, 'his');
  await soon(() => expect([one.stored(), two.stored()]).toEqual([0, 0]));
  await say('hers');
  await soon(() => expect(two.stored()).toBe(1));
  await say(null);
  await say('his', 'works:8');
  await soon(() => expect([one.stored(), two.stored()]).toEqual([1, 2]));
  await Promise.all([one.leave(), two.leave()]);
});

test('who sits at an entry that goes into the trash, or is deleted, is told as of a save', async () => {
  const { id } = await payload.create({ collection: 'posts', locale: 'en', draft: true, data: {} as never });
  const one = await sit(0, 0, 'hers', `/posts/${id}`);
  await soon(() => expect(one.stored()).toBe(0));
  // As the button does it: of no language.
  const trash = async (deletedAt: string | null) => {
    const request = new Request(`http://localhost/api/posts/${id}?trash=true`, {
      method: 'PATCH',
      headers: headers(0),
      body: JSON.stringify({ deletedAt }),
    });
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(200);
  };
  await trash(new Date().toISOString());
  await soon(() => expect(one.stored()).toBeGreaterThan(0));
  const lying = one.stored()!;
  await trash(null);
  await soon(() => expect(one.stored()).toBeGreaterThan(lying));
  const before = one.stored();
  await payload.delete({ collection: 'posts', id, trash: true });
  await soon(() => expect(one.stored()).toBeGreaterThan(before!));
  await one.leave();
});

test('who sits at an entry is told as of a save when somebody sets its clock, moves it and takes it back', async () => {
  const data = { title: 'Clock', summary: 'A summary.', kind: 'App' } as never;
  const { id } = await payload.create({ collection: 'products', locale: 'en', draft: true, data });
  const one = await sit(0, 0, 'hers', `/products/${id}`);
  await soon(() => expect(one.stored()).toBe(0));
  const call = async (path: string, body: object) => {
    const known = one.stored()!;
    const address = `http://localhost/api/products/${id}/schedules${path}`;
    const request = new Request(address, { method: 'POST', headers: headers(1), body: JSON.stringify(body) });
    const answer = await handleEndpoints({ config: payload.config, request });
    expect(answer.status).toBe(200);
    await soon(() => expect(one.stored()).toBeGreaterThan(known));
    return (await answer.json()) as Publication;
  };
  const at = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const set = await call('', { action: 'unpublish', locales: ['en'], at });
  const later = new Date(Date.parse(at) + 60_000).toISOString();
  const moved = await call('/move', { id: set.schedules[0]!.id, at: later });
  expect((await call('/cancel', { id: moved.schedules[0]!.id })).schedules).toEqual([]);
  await one.leave();
});

test('desks of other entries are others', async () => {
  const one = await sit(0, 0, 'a', '/works/7');
  const other = await sit(1, 1, 'b', '/globals/home');
  await soon(() => expect(one.people()).toEqual([]));
  await soon(() => expect(other.people()).toEqual([]));
  await Promise.all([one.leave(), other.leave()]);
});

test('nobody moves somebody else, and who may not read an entry learns nothing of who is at it', async () => {
  const one = await sit(0, 0, 'mine');
  const two = await sit(1, 1, 'yours');
  await soon(() => expect(two.people()).toHaveLength(1));
  const place = (form: string, path: string) => JSON.stringify({ form, locale: 'en', path });
  const post = (member: number, body: string) =>
    hosts[0]!.app.request('/works/7/desk/presence', { method: 'POST', body, headers: headers(member) });
  await post(1, place('mine', 'title'));
  await post(0, place('mine', 'summary'));
  await soon(() => expect(two.people()).toMatchObject([{ path: 'summary' }]));
  expect((await post(0, '{}')).status).toBe(422);
  expect((await post(2, place('mine', 'title'))).status).toBe(403);
  const stranger = await hosts[0]!.app.request('/works/7/desk/presence?form=x');
  expect(stranger.status).toBe(401);
  await Promise.all([one.leave(), two.leave()]);
});

describe('an entry in which nobody has written is left', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await payload.create({ collection: 'posts', locale: 'en', draft: true, data: {} as never }));
  });

  const leave = async (member = 0) => {
    const answer = await hosts[0]!.app.request(`/posts/${id}/desk/left`, {
      method: 'POST',
      body: '{}',
      headers: headers(member),
    });
    return answer.status;
  };
  const isThere = async () =>
    (await payload.findByID({ collection: 'posts', id, draft: true, disableErrors: true, depth: 0 })) !== null;
  /** An entry of which it was said later is gone. */
  const laterOneIsGone = async () => {
    const first = id;
    ({ id } = await payload.create({ collection: 'posts', locale: 'en', draft: true, data: {} as never }));
    expect(await leave()).toBe(202);
    await vi.waitFor(async () => expect(await isThere()).toBe(false), 10_000);
    id = first;
  };

  test('nobody is there any more → it is gone', async () => {
    expect(await leave()).toBe(202);
    await vi.waitFor(async () => expect(await isThere()).toBe(false), 10_000);
  });

  test('somebody else sits there, on another host, or whoever left is back → it stays', async () => {
    const other = await sit(1, 1, 'another', `/posts/${id}`);
    expect(await leave()).toBe(202);
    await laterOneIsGone();
    expect(await isThere()).toBe(true);
    await other.leave();
  });

  test('something was written, or is being stored at this very moment → it stays', async () => {
    const { removeIfUntouched } = await import('../entry/untouched.ts');
    const { inTransaction } = await import('../../platform/database/in-transaction.ts');
    const { lockEntry } = await import('../saving/merge-hooks.ts');
    const { queryFor } = await import('../../platform/database/query.ts');
    let removing: Promise<boolean> | undefined;
    await inTransaction(payload, async (req) => {
      await lockEntry(req, 'posts', id);
      removing = removeIfUntouched(payload, 'posts', id);
      const query = await queryFor({ payload } as never);
      await vi.waitFor(async () => {
        const [row] = await query<{ count: string }>(
          "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
        );
        expect(Number(row!.count)).toBe(1);
      }, 10_000);
      await payload.update({
        collection: 'posts',
        id,
        locale: 'ar',
        draft: true,
        data: { summary: 'كلمة' } as never,
        user: sara,
        overrideAccess: false,
        depth: 0,
        req,
      });
    });
    expect(await removing).toBe(false);
    expect(await isThere()).toBe(true);
    expect(await leave()).toBe(202);
    await laterOneIsGone();
    expect(await isThere()).toBe(true);
  });

  test('who comes too late to write is told that it is gone; who may not write cannot remove it', async () => {
    expect(await leave(2)).toBe(403);
    const { removeIfUntouched } = await import('../entry/untouched.ts');
    expect(await removeIfUntouched(payload, 'posts', id)).toBe(true);
    expect(await removeIfUntouched(payload, 'posts', id)).toBe(false);
    const desk = askDesk({ payload, user: sara, target: { collection: 'posts', id } });
    const save = { form: 'late', languages: { en: { values: { title: 'Late' }, base: {} } } };
    expect(await desk.refusal('post', save)).toMatchObject({ status: 410, code: 'entry_deleted' });
  });
});
