import { randomUUID } from 'node:crypto';
import { firstState, type ChatMessage, type StartedChat, type SubmissionKind } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { png } from '../testing/sample-png.ts';
import { openChats, texts, type TestAgent, type TestChats } from '../testing/open-chats.ts';
import type { DeskFile, DeskList, DeskNote, DeskThread } from './desk-calls.ts';

let chats: TestChats;
let agent: TestAgent;
const patient = { timeout: 20_000, interval: 20 };
beforeAll(async () => {
  chats = await openChats();
  agent = await chats.agent();
});
afterAll(() => chats.close());

async function idOf({ chat }: StartedChat): Promise<number> {
  const { rows } = await chats.pool.query('SELECT id FROM chats WHERE reference = $1', [chat.reference]);
  return (rows[0] as { id: number }).id;
}
const says = (id: number, text: string, more: object = {}) =>
  agent.call(`chats/${id}/messages`, { clientId: randomUUID(), text, ...more });
const thread = async (id: number, after = 0) => (await agent.call(`chats/${id}?after=${after}`)).json<DeskThread>();

test.each([
  ['nobody', null, 401],
  ['an editor', 'editor', 403],
  ['somebody from sales', 'sales', 403],
  ['an administrator', 'admin', 200],
] as const)('%s (%s) asks for chats → %i', async (_, role, status) => {
  const asked = role ? await chats.agent(role) : agent;
  const answer = await asked.call('chats', undefined, role ? {} : { headers: { cookie: '' } });
  expect(answer.status).toBe(status);
});

test('what another site makes a browser send is refused', async () => {
  const id = await idOf(await chats.start());
  const forged = await agent.call(`chats/${id}/typing`, {}, { headers: { origin: 'https://evil.example' } });
  const form = await agent.call(`chats/${id}/typing`, {}, { headers: { 'content-type': 'text/plain' } });
  expect([forged.status, form.status]).toEqual([403, 415]);
});

test('an agent who answers takes the chat; the visitor is told who joined, and reads it once', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const stream = await chats.events(started, 1, 1);
  const clientId = randomUUID();
  const answers = [await says(id, 'Welcome!', { clientId }), await says(id, 'Welcome!', { clientId })];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  await vi.waitFor(() => expect(stream.of('message')).toHaveLength(2), patient);
  const messages = stream.of('message').map(({ message }) => message);
  expect(texts(messages)).toEqual(['<joined>', 'Welcome!']);
  expect(messages.map((message) => message.agent)).toEqual(['Mona', 'Mona']);
  expect((await chats.page(started)).chat).toMatchObject({ agent: 'Mona', state: 'open' });
  expect((await thread(id)).chat).toMatchObject({ assignee: { id: agent.id, name: 'Mona Said' }, waitingSince: null });
});

test('a screen on another host is told of messages, notes, typing and changes', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const screen = await agent.events(1);
  await vi.waitFor(
    () =>
      expect(screen.of('agents').at(-1)?.agents).toContainEqual(expect.objectContaining({ id: agent.id, here: true })),
    patient,
  );
  await chats.say(started, 'Hello?');
  await chats.ask(`chat/${started.chat.reference}/typing`, {}, { key: started.key });
  await agent.call(`chats/${id}/notes`, { text: 'A <b>good</b> one' });
  await chats.ask(`chat/${started.chat.reference}/page`, { page: '/ar/works' }, { key: started.key });
  // Each is read for itself, so that a later one may come first.
  await vi.waitFor(() => {
    expect(screen.of('chat').at(-1)?.chat.page).toBe('/ar/works');
    // That of the first message may come to this host after its screen has opened.
    const said = screen.of('message').filter(({ message }) => message.sequence > 1);
    expect(said).toMatchObject([{ chatId: id, message: { text: 'Hello?', sequence: 2 } }]);
    expect(screen.of('typing')).toEqual([{ type: 'typing', chatId: id, agent: null }]);
    expect(screen.of('note')).toMatchObject([{ chatId: id, note: { by: 'Mona Said', text: 'A <b>good</b> one' } }]);
  }, patient);
  await screen.close();
});

test('unread is what the visitor said after the last look, whatever the system said between', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const unread = async () => (await thread(id)).chat.unread;
  expect(await unread()).toBe(1);
  await agent.call(`chats/${id}/state`, { state: 'resolved' });
  await chats.say(started, 'One more thing');
  await chats.say(started, 'And another');
  expect((await thread(id)).chat).toMatchObject({ lastSequence: 5, unread: 3 });
  await agent.call(`chats/${id}/marks`, { delivered: 4, read: 4 });
  expect(await unread()).toBe(1);
  await says(id, 'Written before the last one was seen');
  expect(await unread()).toBe(1);
  await agent.call(`chats/${id}/marks`, { delivered: 9, read: 9 });
  expect(await unread()).toBe(0);
});

test('notes never reach the visitor', async () => {
  const started = await chats.start();
  const stream = await chats.events(started, 0);
  const note = await agent.call(`chats/${await idOf(started)}/notes`, { text: 'Secret of the house' });
  expect(note.json<DeskNote>()).toMatchObject({ text: 'Secret of the house' });
  await chats.say(started, 'After the note');
  await vi.waitFor(() => expect(stream.of('message')).toHaveLength(2), patient);
  expect(JSON.stringify([stream.events, await chats.page(started)])).not.toContain('Secret');
});

test('colleagues see who types in a chat; a note is typed without the visitor', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const stream = await chats.events(started, 1);
  const screen = await agent.events(1);
  await vi.waitFor(() => expect(screen.of('agents').length).toBeGreaterThan(0), patient);
  await agent.call(`chats/${id}/typing`, { note: true });
  const typed = { type: 'typing', chatId: id, agent: agent.id };
  await vi.waitFor(() => expect(screen.of('typing')).toEqual([typed]), patient);
  await agent.call(`chats/${id}/typing`, {});
  await vi.waitFor(() => expect(screen.of('typing')).toEqual([typed, typed]), patient);
  await vi.waitFor(() => expect(stream.of('typing')).toEqual([{ type: 'typing', from: 'agent' }]), patient);
  await screen.close();
});

test('an agent who types is shown to the visitor, and marks of both sides are told', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const stream = await chats.events(started, 1);
  await vi.waitFor(() => expect(stream.of('presence')).toHaveLength(1), patient);
  await agent.call(`chats/${id}/typing`, {});
  await vi.waitFor(() => expect(stream.of('typing')).toEqual([{ type: 'typing', from: 'agent' }]), patient);
  await agent.call(`chats/${id}/marks`, { delivered: 1, read: 1 });
  await vi.waitFor(() => expect(stream.of('chat').at(-1)?.chat.marks).toMatchObject({ agentRead: 1 }), patient);
});

test('the visitor has the chat open → the screen shows them as there', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  expect((await thread(id)).chat.online).toBe(false);
  const stream = await chats.events(started, 1);
  await vi.waitFor(async () => expect((await thread(id)).chat.online).toBe(true), patient);
  await stream.close();
  await vi.waitFor(async () => expect((await thread(id)).chat.online).toBe(false), patient);
});

test('a resolved chat that gets a message opens again, and says so', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  await agent.call(`chats/${id}/state`, { state: 'resolved' });
  expect((await chats.page(started)).chat.state).toBe('resolved');
  await chats.say(started, 'One more thing');
  const { chat, messages } = await chats.page(started, 1);
  expect([chat.state, texts(messages)]).toEqual(['open', ['<resolved>', '<reopened>', 'One more thing']]);
});

test('the visitor ends a chat twice, and rates it → it is resolved once, with the last rating', async () => {
  const started = await chats.start();
  const act = (path: string, body: object = {}) =>
    chats.ask(`chat/${started.chat.reference}/${path}`, body, { key: started.key });
  const statuses = [
    await act('end'),
    await act('end'),
    await act('rating', { rating: 2, comment: 'slow' }),
    await act('rating', { rating: 5, comment: ' Thank you ' }),
    await act('rating', { rating: 6 }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 204, 400]);
  expect(texts((await chats.page(started, 1)).messages)).toEqual(['<resolved>']);
  expect((await thread(await idOf(started))).chat).toMatchObject({
    state: 'resolved',
    rating: 5,
    ratingComment: 'Thank you',
  });
});

test('a chat is assigned to who answers chats, to nobody else', async () => {
  const id = await idOf(await chats.start());
  const editor = await chats.agent('editor');
  expect((await agent.call(`chats/${id}/assign`, { user: editor.id })).status).toBe(422);
  expect((await agent.call(`chats/${id}/assign`, { user: agent.id })).status).toBe(204);
  expect((await thread(id)).chat.assignee).toEqual({ id: agent.id, name: 'Mona Said' });
  await agent.call(`chats/${id}/assign`, { user: null });
  expect((await thread(id)).chat.assignee).toBeNull();
});

test('folders hold what belongs there, who waits longest first; the search finds name, address and reference', async () => {
  const name = `Zahra ${randomUUID().slice(0, 8)}`;
  const made = [];
  for (let count = 0; count < 4; count += 1) made.push(await chats.start({ name, email: `${count}@zahra.example` }));
  const [first, second, third, fourth] = (await Promise.all(made.map(idOf))) as [number, number, number, number];
  await says(second, 'Answered');
  await agent.call(`chats/${third}/state`, { state: 'snoozed', until: new Date(Date.now() + 60_000).toISOString() });
  await agent.call(`chats/${fourth}/spam`, { spam: true });
  const list = async (folder: string, search = name) =>
    (await agent.call(`chats?folder=${folder}&search=${encodeURIComponent(search)}&page=1`)).json<DeskList>();
  const ids = async (folder: string, search = name) => (await list(folder, search)).data.map(({ id }) => id);
  expect(await ids('open')).toEqual([first, second]);
  expect(await ids('mine')).toEqual([second]);
  expect(await ids('unassigned')).toEqual([first]);
  expect(await ids('snoozed')).toEqual([third]);
  expect(await ids('spam')).toEqual([fourth]);
  expect(await ids('resolved')).toEqual([]);
  expect(await ids('open', '1@zahra.example')).toEqual([second]);
  expect(await ids('open', made[0]!.chat.reference.toLowerCase())).toEqual([first]);
  expect(await ids('open', '100%_')).toEqual([]);
  const { counts, pages } = await list('open');
  expect([pages, counts.spam, counts.snoozed]).toEqual([1, 1, 1]);
});

test('files of both sides are read by both sides, and by nobody who guesses', async () => {
  const started = await chats.start();
  const id = await idOf(started);
  const token = await chats.intake.upload('chats' as 'orders', 'files');
  const sent = await chats.say(started, '', { files: [token] });
  expect(sent.status).toBe(201);
  expect((await chats.say(started, 'again', { files: [token] })).status).toBe(422);
  const [mine] = sent.json<{ data: ChatMessage }>().data.files;
  expect(mine).toMatchObject({ filename: 'cv.pdf', contentType: 'application/pdf', previewable: false });

  const uploaded = await agent.call(`chats/${id}/files`, png(), {
    headers: { 'content-type': 'image/png', 'x-file-name': encodeURIComponent('لقطة.png') },
  });
  const file = uploaded.json<DeskFile>();
  expect([uploaded.status, file.filename, file.width]).toEqual([201, 'لقطة.png', 1]);
  await says(id, 'Look', { files: [file.token] });
  const { messages } = await chats.page(started, 2);
  const address = messages
    .at(-1)!
    .files[0]!.url.replace(/^\/api\/v1\//, '')
    .replace(/\?v=2$/, '');
  expect((await chats.ask(address)).status).toBe(200);
  const near = address.slice(0, -1) + (address.endsWith('x') ? 'y' : 'x');
  expect((await chats.ask(near)).status).toBe(404);
  const other = await chats.start();
  expect((await chats.ask(address.replace(started.chat.reference, other.chat.reference))).status).toBe(404);
  expect((await thread(id)).messages.at(-1)!.files[0]!.url).toMatch(/^\/uploads\/\d+$/);
});

test('canned replies come in both languages', async () => {
  await chats.payload.create({
    collection: 'canned-replies',
    data: { shortcut: 'hello', text_en: 'Hello {name}', text_ar: 'أهلًا {name}' },
  });
  expect((await agent.call('replies')).json()).toEqual([
    { shortcut: 'hello', text: { en: 'Hello {name}', ar: 'أهلًا {name}' } },
  ]);
});

test('an agent sees what a signed-in visitor has sent: orders by reference and state alone, no applications, no spam', async () => {
  const email = `${randomUUID()}@example.com`;
  const account = await chats.payload.create({ collection: 'accounts', data: { name: 'Layla', email, locale: 'en' } });
  const send = (kind: SubmissionKind, reference: string, values: object = {}) =>
    chats.payload.create({
      collection: kind,
      data: {
        reference,
        key: reference,
        locale: 'en',
        title: `Secret of ${reference}`,
        state: firstState(kind),
        account: account.id,
        ...values,
      } as never,
    });
  await send('orders', 'JSPR6R67', { state: 'quoted', brief: 'Secret brief' });
  await send('applications', 'APPL6R67');
  await send('contacts', 'CNTC6R67');
  await send('orders', 'SPAM6R67', { spam: true });
  await send('orders', 'ELSE6R67', { account: null, email });
  const id = await idOf(await chats.start({ email }));
  // Whoever types an address is not whose it is.
  expect((await thread(id)).sent).toEqual([]);
  await chats.pool.query('UPDATE chats SET account_id = $2 WHERE id = $1', [id, account.id]);
  const told = await agent.call(`chats/${id}?after=0`);
  expect(told.json<DeskThread>().sent).toMatchObject([
    { kind: 'contacts', reference: 'CNTC6R67', state: 'new', mayOpen: true },
    { kind: 'orders', reference: 'JSPR6R67', state: 'quoted', mayOpen: false },
  ]);
  expect(told.text).not.toContain('Secret');
  const admin = await chats.agent('admin');
  const open = (await admin.call(`chats/${id}?after=0`)).json<DeskThread>().sent;
  expect(open.map(({ kind, mayOpen }) => [kind, mayOpen])).toEqual([
    ['contacts', true],
    ['applications', true],
    ['orders', true],
  ]);
});

test('the team is named to each reader in their language', async () => {
  const mona = await chats.agent();
  await chats.payload.update({ collection: 'users', id: mona.id, data: { name_ar: 'منى سعيد' } });
  const screen = await agent.events(1);
  const names = { en: 'Mona Said', ar: 'منى سعيد' };
  await vi.waitFor(
    () => expect(screen.of('agents').at(-1)?.agents).toContainEqual(expect.objectContaining({ id: mona.id, names })),
    patient,
  );
  await screen.close();
});
