import { readdir } from 'node:fs/promises';
import { entryPath, localePath, locales, paths, type List, type PostSummary, type Receipt } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { Chatter } from '../faults/chat/chatter.ts';
import { conversation, wholeOf } from '../faults/chat/conversation.ts';
import { Editor } from '../faults/product/editor.ts';
import { siteUrl } from '../faults/product/places.ts';
import { readPage } from '../faults/product/read-page.ts';
import { until } from '../faults/product/until.ts';
import { eachOnce, freshDomain, outcome } from '../faults/sender/count.ts';
import { Sender } from '../faults/sender/sender.ts';
import { ask, validDraft } from '../faults/sender/valid-draft.ts';
import { openMemory } from './day/collected-memory.ts';
import { dueWork } from './day/due-work.ts';
import { type Expiring, openExpiring } from './day/expiring.ts';
import { writeAndFind } from './day/found-words.ts';
import { type Hour, middleOf, printHeadings, printHour } from './day/hours.ts';
import { openDay } from './day/open-day.ts';
import { startLoad } from './steady-load.ts';

const hours = 24;
/** Jumps within an hour: what happens more often than every quarter comes once in each. */
const parts = 4;
const hour = 60 * 60_000;
/**
 * Times of files are the kernel's, whose clock stays: to retention, which comes every six hours at a jump or right behind
 * it, a file that is just arriving would be one that was left behind a day ago.
 */
const comesWithRetention = (step: number) => step % (6 * parts) <= 1;
const perSecond = Number(process.env.CAMPAIGN_RATE ?? 5);
/** Milliseconds for which a busy machine is waited for. */
const patience = 120_000;
const withoutFiles = ['contacts', 'orders', 'feedback', 'reports'] as const;
const kinds = [...withoutFiles, 'applications'] as const;
/**
 * What memory may have grown by from the middle third of the day to the last. The objects that are reached differ by one
 * or two percent with what happens to be kept; the resident size by some more, since the system's allocator gives back
 * what lies together only. What stays behind after each page, form or job adds up over eight hours to more than that, or
 * takes months to matter.
 */
const flat = { live: 1.05, resident: 1.1 };

const pages = locales.flatMap((locale) =>
  [paths.home, paths.services, paths.works, paths.blog, paths.contact].map((page) => localePath(locale, page)),
);

test('a day goes by → what is due comes in its hour and once, what has expired is gone, nothing is lost, memory stays', async () => {
  const { backups, clock, product } = await openDay();
  const domain = freshDomain();
  const work = dueWork(product);
  const memory = { admin: await openMemory(product.admin), site: await openMemory(product.site) };
  // The backup that was due before the start is made up for.
  await work.isDone(null);
  const chatters = await Promise.all(
    locales.map((locale) => new Chatter(`${locale}@${freshDomain()}`, locale).start()),
  );
  const post = await anyPost();
  const expiring = await openExpiring(product, domain);
  const begin = clock.now();
  const at = (hoursLater: number) => new Date(begin.getTime() + hoursLater * hour);
  const shown = { from: at(9.1), until: at(19.1) };
  await putOnTheClock(post.slug, shown);
  const isShown = () => clock.now() >= shown.from && clock.now() < shown.until;

  const receipts: Receipt[] = [];
  const senders: Sender[] = [];
  const failed: string[] = [];
  const rows: Hour[] = [];
  printHeadings();
  for (let number = 1; number <= hours; number += 1) {
    let answered = 0;
    for (let part = 1; part <= parts; part += 1) {
      const step = (number - 1) * parts + part;
      clock.forwardTo(at(step / parts));
      const load = startLoad(siteUrl, perSecond, pages);
      for (const page of post.pages) await shows(page, isShown());
      for (const [place, locale] of locales.entries()) {
        const sender = new Sender(locale);
        const sent = comesWithRetention(step) ? withoutFiles : kinds;
        const kind = sent[(step * 2 + place) % sent.length]!;
        receipts.push(await sender.send(await validDraft(sender, kind, `s${step}-${place}@${domain}`), { patience }));
        senders.push(sender);
        await chatters[place]!.say(`Message ${step}`);
      }
      if (part === parts) await writeAndFind(number);
      await work.isDone(part === parts ? at(number - 1) : null);
      const read = await load.end();
      answered += read.answered;
      failed.push(...read.failed.map((line) => `hour ${number}: ${line}`));
    }
    const row: Hour = {
      number,
      clock: clock.now(),
      pages: answered,
      forms: receipts.length,
      shown: isShown(),
      ...work.counts(),
      gone: await expiring.gone(),
      admin: await memory.admin(),
      site: await memory.site(),
    };
    printHour(row);
    rows.push(row);
  }

  const said = await conversation(product, chatters);
  chatters.forEach((chatter) => chatter.close());
  const refused = senders.flatMap(({ told }) => told.map(({ status }) => status)).filter((status) => status !== 201);
  expect(failed.slice(0, 20)).toEqual([]);
  expect(refused).toEqual([]);
  expect(said).toEqual(wholeOf(said));
  expect(await outcome(product, domain, receipts, { patience })).toEqual(eachOnce(receipts));

  // The first backup made up for the time of day before the start.
  expect(rows.at(-1)).toMatchObject({ checks: 1, backups: 2 });
  expect(rows.at(-1)!.figures).toBeGreaterThanOrEqual(hours);
  expect(await readdir(backups)).toHaveLength(2);

  const first = (what: Expiring) => rows.find(({ gone }) => gone.includes(what))?.number;
  expect([first('limit'), first('link'), first('staff session')]).toEqual([1, 1, 12]);
  // Twelve hours were left to it; then it goes when retention comes, every six.
  expect(first('upload')).toBeGreaterThanOrEqual(12);
  expect(first('upload')).toBeLessThanOrEqual(18);
  expect(await expiring.applyLate()).toBe(422);

  const growth = (['admin', 'site'] as const).flatMap((host) =>
    (['live', 'resident'] as const).map((what) => {
      const third = (from: number) => middleOf(rows.slice(from, from + hours / 3).map((row) => row[host][what]));
      return { host, what, by: third((hours / 3) * 2) / third(hours / 3) };
    }),
  );
  console.info(`    memory, the last third of the day to the middle one: ${JSON.stringify(growth)}`);
  expect(growth.filter(({ by, what }) => by >= flat[what])).toEqual([]);
});

/** With its page in each language. */
async function anyPost(): Promise<{ slug: string; pages: string[] }> {
  const [post] = (await ask<List<PostSummary>>('posts', 'en')).data as [PostSummary];
  const { data } = await ask<List<PostSummary>>('posts?limit=100', 'ar');
  const translation = data.find(({ key }) => key === post.key)!;
  const pages = [entryPath('posts', post.slug), localePath('ar', entryPath('posts', translation.slug))];
  for (const page of pages) await shows(page, true);
  return { slug: post.slug, pages };
}

/** Takes a post from readers, and has it come back and go again at these moments. */
async function putOnTheClock(slug: string, shown: { from: Date; until: Date }): Promise<void> {
  const editor = new Editor();
  const id = await editor.idOf('posts', slug, 'en');
  for (const locale of locales) await editor.withdraw('posts', id, locale);
  await editor.schedule('posts', id, 'publish', shown.from);
  await editor.schedule('posts', id, 'unpublish', shown.until);
}

async function shows(page: string, isThere: boolean): Promise<void> {
  const expected = isThere ? 200 : 404;
  let status = 0;
  await until(
    async () => {
      status = (await readPage(page)).status;
      return status === expected;
    },
    () => `${page} answers ${expected}, but ${status}`,
    { patience },
  );
}
