import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Purge } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type ChangeFollower } from './purges.ts';
import type { Outdated } from './page-cache.ts';

/** The admin host's count, as it answers with it. */
let count: number | 'away' | 'hangs';
let asked: number;
let hanging: ServerResponse | undefined;
let admin: Server;
let url: string;
let follower: ChangeFollower;
let purged: Outdated[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  count = 5;
  asked = 0;
  purged = [];
  admin = createServer((_request, response) => {
    asked += 1;
    if (count === 'hangs') hanging = response;
    else if (count === 'away') response.writeHead(503).end();
    else answer(response, count);
  });
  await new Promise<void>((resolve) => admin.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(admin.address() as AddressInfo).port}`;
});
afterEach(() => {
  follower.close();
  vi.useRealTimers();
  admin.closeAllConnections();
  admin.close();
});

function answer(response: ServerResponse, sequence: number): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: { sequence } }));
}

function follow(known: number | null = null): void {
  const purge = async (outdated: Outdated) => void purged.push(outdated);
  follower = followChanges({ purge }, url, known);
}

const purgedTags = () => purged.map(({ tags }) => tags);
const everything = (sequence: number | null): Outdated => ({ tags: null, withdrawn: null, sequence });

/** The next look at the count, to its end. */
async function look(): Promise<void> {
  const before = asked;
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before), 20_000);
  // A second one is answered after the first: what that one has led to has happened.
  await fetch(url);
}

const purge = (over: Partial<Purge>): Purge => ({
  tags: ['posts'],
  withdrawn: [],
  first: null,
  last: null,
  at: Date.now(),
  ...over,
});

async function followFrom(sequence: number): Promise<void> {
  count = sequence;
  follow();
  await vi.waitFor(() => expect(purgedTags()).toEqual([null]), 20_000);
  purged = [];
}

test('at its start the site forgets what it has made before it knew the count', async () => {
  follow();
  await vi.waitFor(() => expect(purgedTags()).toEqual([null]), 20_000);
});

test('a change that it was told of is forgotten by its tags, and not again when the count is asked for', async () => {
  await followFrom(5);
  void follower.told(purge({ first: 6, last: 7 }));
  count = 7;
  await look();
  expect(purgedTags()).toEqual([['posts']]);
});

test('what a purge says of withdrawn content is handed on, with the count that is then accounted for', async () => {
  await followFrom(5);
  void follower.told(purge({ first: 6, last: 7, tags: ['posts', 'works'], withdrawn: ['works'] }));
  expect(purged).toEqual([{ tags: ['posts', 'works'], withdrawn: ['works'], sequence: 7 }]);
});

test('where a purge is missing, anything may have been withdrawn', async () => {
  await followFrom(5);
  void follower.told(purge({ first: 8, last: 8 }));
  count = 9;
  await look();
  await vi.waitFor(() => expect(purged).toEqual([everything(8), everything(9)]), 20_000);
});

test('an earlier process knew the count: nothing is forgotten unless it has risen since', async () => {
  follow(5);
  await vi.waitFor(() => expect(asked).toBe(1), 20_000);
  await look();
  expect(purged).toEqual([]);
  follower.close();
  count = 6;
  follow(5);
  await vi.waitFor(() => expect(purged).toEqual([everything(6)]), 20_000);
});

test('a purge that did not arrive shows in the count', async () => {
  await followFrom(5);
  count = 6;
  await look();
  await vi.waitFor(() => expect(purgedTags()).toEqual([null]), 20_000);
  await look();
  expect(purgedTags()).toEqual([null]);
});

test('a purge that did not arrive shows in the next one', async () => {
  await followFrom(5);
  void follower.told(purge({ first: 7, last: 7 }));
  expect(purgedTags()).toEqual([null]);
});

test('purges out of order and heard twice are taken; an uncounted one is for everything', async () => {
  await followFrom(5);
  void follower.told(purge({ first: 6, last: 7 }));
  void follower.told(purge({ first: 6, last: 6, tags: ['works'] }));
  void follower.told(purge({}));
  expect(purgedTags()).toEqual([['posts'], ['works'], null]);
});

test('before the count is known, a purge is for everything', () => {
  count = 'away';
  follow();
  void follower.told(purge({ first: 6, last: 6 }));
  expect(purgedTags()).toEqual([null]);
});

test('the admin host is away: nothing is forgotten until it is back with another count', async () => {
  await followFrom(5);
  count = 'away';
  await look();
  expect(purged).toEqual([]);
  count = 8;
  await look();
  await vi.waitFor(() => expect(purgedTags()).toEqual([null]), 20_000);
});

test('an answer that is older than a purge is not believed', async () => {
  await followFrom(5);
  count = 'hangs';
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(hanging).toBeDefined(), 20_000);
  void follower.told(purge({ first: 6, last: 6 }));
  answer(hanging!, 5);
  count = 6;
  await look();
  expect(purgedTags()).toEqual([['posts']]);
});
