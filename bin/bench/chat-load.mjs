// A process of its own that opens so many chats, says so many messages a second in all for some seconds, half of them by
// visitors and half by an agent, and prints what came of it as JSON. It waits for a line on stdin between its steps, so
// that memory can be looked at. Every visitor has an address (127.a.b.c) of their own.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';

const { siteUrl, adminUrl, token, chats: count, perSecond, seconds } = JSON.parse(process.argv[2]);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
/** By id: when it was sent, by whom, and how often it arrived at the other side. */
const messages = new Map();
const latencies = [];
const refused = {};
const gaps = { wrong: 0 };

const chats = [];
for (let place = 0; place < count; place += 50)
  chats.push(...(await Promise.all(Array.from({ length: Math.min(50, count - place) }, (_, at) => start(place + at)))));
const ids = await deskIds();
await step('started');
await Promise.all([openDesk(), ...chats.map(openChat)]);
await step('open');
await talk();
await arrived();
console.log(
  JSON.stringify({
    sent: [...messages.values()].filter(({ taken }) => taken).length,
    deliveredOnce: [...messages.values()].filter(({ taken, times }) => taken && times === 1).length,
    deliveredAgain: [...messages.values()].filter(({ times }) => times > 1).length,
    outOfOrder: gaps.wrong,
    refused,
    latencies,
  }),
);
process.exit(0);

async function step(name) {
  console.log(JSON.stringify({ step: name }));
  await lines.next();
}

async function start(place) {
  const from = `127.${40 + Math.floor(place / 60_000)}.${1 + (Math.floor(place / 250) % 250)}.${1 + (place % 250)}`;
  const body = {
    clientId: randomUUID(),
    name: 'ليلى',
    email: `p${place}@bench.example`,
    topic: 'support',
    page: '/care',
    elapsed: 60_000,
    message: { clientId: randomUUID(), text: 'هل من أحد هنا؟' },
  };
  const { status, text } = await post(`${siteUrl}/api/v1/chat?v=2`, body, { from });
  if (status !== 201) throw new Error(`A chat was refused: ${status} ${text}`);
  const { chat, key, messages: first } = JSON.parse(text).data;
  return { reference: chat.reference, key, from, sequence: first.at(-1).sequence };
}

/** What the agent calls the chats. */
async function deskIds() {
  const found = new Map();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { text } = await get(`${adminUrl}/chat-desk/chats?folder=open&page=${page}`, staff());
    const list = JSON.parse(text);
    pages = list.pages;
    for (const { id, reference } of list.data) found.set(reference, id);
  }
  return found;
}

function openChat(chat) {
  const url = `${siteUrl}/api/v1/chat/${chat.reference}/events?v=2&after=${chat.sequence}`;
  return listen(url, { 'x-chat-key': chat.key, locale: 'ar' }, chat.from, 'presence', (event) => {
    if (event.type !== 'message') return;
    if (event.message.sequence !== chat.sequence + 1) gaps.wrong += 1;
    chat.sequence = event.message.sequence;
    if (event.message.from === 'agent') arrive(event.message.clientId);
  });
}

function openDesk() {
  return listen(`${adminUrl}/chat-desk/events`, staff(), undefined, 'agents', (event) => {
    if (event.type === 'message' && event.message.from === 'visitor') arrive(event.message.clientId);
  });
}

function arrive(clientId) {
  const message = messages.get(clientId);
  if (!message) return;
  message.times += 1;
  if (message.times === 1) latencies.push(performance.now() - message.at);
}

async function talk() {
  const begun = performance.now();
  const saying = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await wait(Math.max(0, begun + (number * 1000) / perSecond - performance.now()));
    saying.push(say(chats[Math.floor(Math.random() * chats.length)], number % 2 === 0));
  }
  await Promise.all(saying);
}

async function say(chat, byVisitor) {
  const clientId = randomUUID();
  const message = { at: performance.now(), times: 0, taken: false };
  messages.set(clientId, message);
  const body = { clientId, text: 'نعم، ويسعدنا ذلك. We would like both languages.' };
  const { status } = byVisitor
    ? await post(`${siteUrl}/api/v1/chat/${chat.reference}/messages?v=2`, body, {
        from: chat.from,
        headers: { 'x-chat-key': chat.key },
      })
    : await post(`${adminUrl}/chat-desk/chats/${ids.get(chat.reference)}/messages`, body, { headers: staff() });
  message.taken = status === 201;
  if (status !== 201) refused[status] = (refused[status] ?? 0) + 1;
}

/** What never arrives shows in the figures. */
async function arrived() {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline && [...messages.values()].some(({ taken, times }) => taken && times === 0))
    await wait(50);
  await wait(500);
}

function staff() {
  return { cookie: `nasaq-admin-token=${token}`, origin: adminUrl };
}

function get(url, headers) {
  return ask(url, { headers });
}

function post(url, body, { from, headers = {} }) {
  const text = JSON.stringify(body);
  return ask(
    url,
    {
      method: 'POST',
      headers: {
        locale: 'ar',
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...headers,
      },
      ...(from ? { localAddress: from } : {}),
    },
    text,
  );
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    request(url.replace('//localhost', '//127.0.0.1'), { agent: false, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end(body);
  });
}

/** Resolves when the stream has brought what it begins with, up to the event of type `last`. */
function listen(url, headers, localAddress, last, hear) {
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      headers: { accept: 'text/event-stream', ...headers },
      ...(localAddress ? { localAddress } : {}),
    };
    request(url.replace('//localhost', '//127.0.0.1'), options, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`No stream: ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop();
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (!data || block.startsWith('event:')) continue;
          const event = JSON.parse(data);
          if (event.type === last) resolve();
          hear(event);
        }
      });
      response.on('error', () => (gaps.wrong += 1));
    })
      .on('error', reject)
      .end();
  });
}
