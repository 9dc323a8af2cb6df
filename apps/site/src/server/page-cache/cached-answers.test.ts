import { contentTagsHeader } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetcher, Reply } from '../../api/send.ts';
import { CachedAnswers } from './cached-answers.ts';
import { noSources } from './cached-site-data.ts';

/** An admin host whose answers come when the test says so; each says how it was when it was asked. */
class Admin {
  /** How often each collection was changed. */
  readonly versions = new Map<string, number>();
  readonly open: (() => void)[] = [];
  asked = 0;

  readonly fetch: Fetcher = (url, { headers: sent }) => {
    this.asked += 1;
    const tag = url.split('/v1/')[1]!.split(/[/?]/)[0]!;
    const { locale } = sent as Record<string, string>;
    const text = JSON.stringify({ data: { tag, version: this.version(tag), locale } });
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const headers = { get: (name: string) => (name === contentTagsHeader ? `${tag} media` : null) };
    const answer = () => resolve({ status: 200, headers, text: async () => text });
    this.open.push(answer);
    return promise;
  };

  version(tag: string): number {
    return this.versions.get(tag) ?? 0;
  }

  publish(tag: string): void {
    this.versions.set(tag, this.version(tag) + 1);
  }

  answerAll(): void {
    for (const answer of this.open.splice(0)) answer();
  }
}

interface Answer {
  tag: string;
  version: number;
  locale: 'en' | 'ar';
}

let admin: Admin;
let cached: CachedAnswers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  admin = new Admin();
  cached = new CachedAnswers(1_000_000);
});
afterEach(() => vi.useRealTimers());

function begin(path: string, locale: 'en' | 'ar' = 'en') {
  const sources = noSources();
  const answer = cached.api({ locale, base: 'http://admin.example', fetch: admin.fetch }, sources).get(path);
  return { sources, answer: answer as Promise<Answer> };
}

async function read(path: string, locale: 'en' | 'ar' = 'en') {
  const { answer, sources } = begin(path, locale);
  admin.answerAll();
  return { ...(await answer), tags: [...sources.tags] };
}

test('asked once for each address and language; every page learns what it is made from', async () => {
  const posts = { tag: 'posts', version: 0, locale: 'en', tags: ['posts', 'media'] };
  expect(await read('posts')).toEqual(posts);
  expect(await read('posts')).toEqual(posts);
  expect(await read('posts', 'ar')).toEqual({ ...posts, locale: 'ar' });
  expect(await read('posts/one')).toEqual(posts);
  expect(admin.asked).toBe(3);
});

test('an entry is the same answer whichever way it is asked for', async () => {
  const api = cached.api({ locale: 'en', base: 'http://admin.example', fetch: admin.fetch }, noSources());
  await read('posts/one');
  expect(await api.entry('posts', 'one')).toMatchObject({ tag: 'posts' });
  expect(admin.asked).toBe(1);
});

test.each([[['posts']], [['media']], [null]])('a purge of %j → asked for anew', async (tags) => {
  await read('posts');
  admin.publish('posts');
  cached.purge(tags);
  expect(await read('posts')).toMatchObject({ version: 1 });
});

test('a purge of other content leaves it', async () => {
  await read('posts');
  cached.purge(['works']);
  await read('posts');
  expect(admin.asked).toBe(1);
});

test('asked for before a purge and answered after it: who asked gets it, and nobody else', async () => {
  const { answer } = begin('posts');
  admin.publish('posts');
  cached.purge(['posts']);
  admin.answerAll();
  expect(await answer).toMatchObject({ version: 0 });
  expect(await read('posts')).toMatchObject({ version: 1 });
});

test('it is asked for again after ten seconds, because some depend on the date', async () => {
  await read('posts');
  admin.publish('posts');
  vi.setSystemTime(Date.now() + 10_001);
  expect(await read('posts')).toMatchObject({ version: 1 });
});

test.each([
  [404, false],
  [503, true],
])('what failed with %i is asked for anew', async (status, failed) => {
  const sources = noSources();
  const fetch = replying(status, 'posts');
  const api = cached.api({ locale: 'en', base: 'http://admin.example', fetch }, sources);
  await expect(api.get('posts')).rejects.toMatchObject({ status });
  expect(sources.failed).toBe(failed);
  expect(cached.size.answers).toBe(0);
  expect(await read('posts')).toMatchObject({ version: 0 });
});

test('what does not say what it is made from is not cached', async () => {
  const api = cached.api({ locale: 'en', base: 'http://admin.example', fetch: replying(200, '') }, noSources());
  expect(await api.get('posts')).toEqual({ title: 'Posts' });
  expect(cached.size.answers).toBe(0);
});

function replying(status: number, tags: string): Fetcher {
  return async () => ({ status, headers: { get: () => tags }, text: async () => '{"data":{"title":"Posts"}}' });
}

test('bounded by bytes: what was read least recently goes', async () => {
  cached = new CachedAnswers(20_000);
  await read('posts');
  for (let number = 0; number < 50; number += 1) {
    await read(`works/${number}`);
    await read('posts');
  }
  expect(admin.asked).toBe(51);
  expect(cached.size.answers).toBeGreaterThan(5);
  expect(cached.size.bytes).toBeLessThanOrEqual(20_000);
});

test('nobody can write to what others read', async () => {
  await read('posts');
  const answer = await begin('posts').answer;
  expect(() => Object.assign(answer, { tag: 'mine' })).toThrow(TypeError);
});

/** The same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'whatever comes in whichever order, nobody who asks after a purge gets what is older (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const tags = ['posts', 'works', 'services'];
    /** Changes that the site was told of: what is asked from then on is at least as new. */
    const told = new Map(tags.map((tag) => [tag, 0]));
    /** Purges on their way, in any order. */
    const underway: { tag: string; version: number }[] = [];
    const reads: Promise<Answer & { asked: string; in: string; least: number; tags: string[] }>[] = [];
    let hits = 0;

    for (let step = 0; step < 400; step += 1) {
      const tag = tags[random(tags.length)]!;
      const act = random(16);
      if (act < 6) {
        const least = told.get(tag)!;
        const locale = random(2) === 0 ? 'en' : 'ar';
        const before = admin.asked;
        const { answer, sources } = begin(random(2) === 0 ? tag : `${tag}/one`, locale);
        if (admin.asked === before) hits += 1;
        reads.push(answer.then((got) => ({ ...got, asked: tag, in: locale, least, tags: [...sources.tags] })));
      } else if (act < 13) {
        const [answer] = admin.open.splice(random(admin.open.length || 1), 1);
        answer?.();
      } else if (act === 13) {
        admin.publish(tag);
        underway.push({ tag, version: admin.version(tag) });
      } else if (act === 14) {
        const [purge] = underway.splice(random(underway.length || 1), 1);
        if (purge) {
          cached.purge([purge.tag]);
          told.set(purge.tag, Math.max(told.get(purge.tag)!, purge.version));
        }
      } else if (random(10) === 0) {
        // A gap in the count of changes: anything may be another now.
        cached.purge(null);
        for (const each of tags) told.set(each, admin.version(each));
      }
      for (let turn = random(12); turn > 0; turn -= 1) await Promise.resolve();
    }
    admin.answerAll();
    const answers = await Promise.all(reads);
    expect(answers.filter(({ tag, asked, locale, in: wanted }) => tag !== asked || locale !== wanted)).toEqual([]);
    expect(answers.filter(({ version, least }) => version < least)).toEqual([]);
    expect(answers.filter(({ tag, tags: noted }) => noted.join(' ') !== `${tag} media`)).toEqual([]);
    expect(reads.length).toBeGreaterThan(100);
    expect(hits).toBeGreaterThan(5);
  },
);
