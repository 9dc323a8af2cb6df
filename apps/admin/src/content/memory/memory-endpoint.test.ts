import { createLocalReq, type Endpoint, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, memberPassword } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { answerMemory, type MemoryAnswer, nearestFirst } from './memory-answer.ts';
import { MemoryIndex } from './memory-index.ts';
import { originOf } from './testing/changed-sentences.ts';

let opened: TestPayload;
let payload: Payload;
let editor: TypedUser;
let sales: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await makeMember(payload, 'editor');
  const data = { name: 'Mona', email: 'mona@nasaq.example', password: memberPassword, roles: ['sales' as const] };
  sales = { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
});
afterAll(() => opened.close());

async function ask(user: TypedUser | null, method: 'get' | 'post', path: string, given: object, language = 'en') {
  const { handler } = (payload.config.endpoints as Endpoint[]).find(
    (one) => one.method === method && one.path === path,
  )!;
  const bare = {
    headers: new Headers({ 'content-type': 'application/json' }),
    searchParams: new URLSearchParams(given as Record<string, string>),
    json: () => Promise.resolve(given),
    text: () => Promise.resolve(JSON.stringify(given)),
  } as unknown as Partial<PayloadRequest>;
  const req = await createLocalReq({ req: bare }, payload);
  Object.assign(req, { i18n: { ...req.i18n, language } });
  const answer = await handler(Object.assign(req, { user }));
  return {
    status: answer.status,
    body: (await answer.json()) as MemoryAnswer & { error?: { code: string; message: string } },
  };
}

test('staff who write ask the memory, by an address or with a long text', async () => {
  for (const method of ['get', 'post'] as const) {
    const { body, status } = await ask(editor, method, '/memory', { text: 'Nothing is known yet.', from: 'en' });
    expect({ status, body }).toEqual({ status: 200, body: { matches: [] } });
  }
});

test.each([
  [{ from: 'en' }, 422],
  [{ text: 'a', from: 'fr' }, 422],
  [{ text: 'a', from: 'en', limit: '900' }, 422],
])('%j is refused', async (given, status) => {
  expect((await ask(editor, 'get', '/memory', given)).status).toBe(status);
});

test('nobody else asks it, nor the glossary without a session, and no draft is made where no machine is set', async () => {
  const given = { text: 'a', from: 'en' };
  expect((await ask(null, 'get', '/memory', given)).status).toBe(401);
  expect((await ask(sales, 'get', '/memory', given)).status).toBe(403);
  expect((await ask(null, 'get', '/glossary', {})).status).toBe(401);
  const drafts = { from: 'en', texts: [{ path: 'title', value: 'One' }] };
  expect((await ask(editor, 'get', '/machine-drafts', {})).body).toEqual({ available: false });
  const refused = await ask(editor, 'post', '/machine-drafts', drafts, 'ar');
  expect(refused.status).toBe(409);
  expect(refused.body.error!.message).toMatch(/TRANSLATOR_URL/u);
  expect(refused.body.error!.message).toMatch(/\p{Script=Arabic}/u);
  expect((await ask(sales, 'post', '/machine-drafts', drafts)).status).toBe(403);
});

test('a text of several sentences is answered as a whole, then sentence by sentence where each stands', () => {
  const memory = new MemoryIndex();
  const pair = (en: string, ar: string) => [{ values: { en, ar }, origin: originOf(en) }];
  memory.put('posts:1', pair('We read it.', 'نقرؤه.'));
  memory.put('posts:2', pair('We measure it.', 'نقيسه.'));
  const text = 'We read it. We measure it.\nWe read it.';
  const answered = answerMemory(memory, text, 'en', 1).filter(({ likeness }) => likeness === 100);
  expect(answered.map(({ of: [start, end], target }) => [text.slice(start, end), target])).toEqual([
    ['We read it.', 'نقرؤه.'],
    ['We measure it.', 'نقيسه.'],
    ['We read it.', 'نقرؤه.'],
  ]);
  expect(answerMemory(memory, 'We read it.', 'en', 1)).toHaveLength(1);
});

test('of a paragraph of eight sentences the one that is known is offered, and that of the sentence that comes next is first', () => {
  const memory = new MemoryIndex();
  const pair = (en: string, ar: string) => [{ values: { en, ar }, origin: originOf(en) }];
  memory.put('posts:1', pair('The launch is boring by design.', 'يمر الإطلاق بلا إثارة عن قصد.'));
  memory.put('posts:2', pair('Nobody has to wait for us.', 'لا ينتظرنا أحد.'));
  const sentences = [
    'We begin with a question that nobody likes.',
    'The answers fill one page.',
    'Then somebody counts what is there already.',
    'Nobody had to wait for us.',
    'Every week ends with something to look at.',
    'The launch is boring by design.',
    'A month later we come back.',
    'What nobody uses goes.',
  ];
  const text = sentences.join(' ');
  const at = (place: number) => {
    const start = text.indexOf(sentences[place]!);
    return [start, start + sentences[place]!.length] as const;
  };
  const offered = (place: number) =>
    nearestFirst(answerMemory(memory, text, 'en', 3), text, at(place), place > 0).map(({ source }) => source);
  const [waiting, boring] = ['Nobody has to wait for us.', 'The launch is boring by design.'];
  expect(offered(0)).toEqual([waiting, boring]);
  expect(offered(3)).toEqual([waiting, boring]);
  expect(offered(4)).toEqual([boring, waiting]);
  expect(offered(5)).toEqual([boring, waiting]);
});

test('a field is offered what others say, never its own translation, nor what its reader may not read', () => {
  const memory = new MemoryIndex();
  const pair = (path: string, ar: string) => [
    { values: { en: 'We read it.', ar }, origin: { ...originOf('x'), path } },
  ];
  memory.put('posts:1', [...pair('title', 'نقرؤه.'), ...pair('summary', 'نحن نقرؤه.')]);
  const { id, type } = originOf('x');
  const own = { type, id, path: 'title' };
  const targets = (...asked: Parameters<typeof answerMemory>) => answerMemory(...asked).map(({ target }) => target);
  expect(targets(memory, 'We read it.', 'en', 3)).toHaveLength(2);
  expect(targets(memory, 'We read it.', 'en', 3, { own })).toEqual(['نحن نقرؤه.']);
  expect(targets(memory, 'We read it.', 'en', 3, { kinds: [type] })).toHaveLength(2);
  expect(targets(memory, 'We read it.', 'en', 3, { kinds: ['careers'] })).toEqual([]);
});
