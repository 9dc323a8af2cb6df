import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph } from '../../testing/drafts.ts';
import { diceFrom } from '../saving/testing/random.ts';
import { openWithStaff } from '../saving/testing/written-entry.ts';
import { Browser, standBack, standIn } from './testing/random/browser.ts';
import { Company } from './testing/random/company.ts';
import type { Counts, Stage } from './testing/random/surroundings.ts';
import { World } from './testing/random/world.ts';

/** The whole proof is `RANDOM_EDITS=10000`; see docs/decisions/2026-11-23-both-languages-on-one-desk.md. */
const edits = Number(process.env.RANDOM_EDITS ?? 60);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_123);
const entries = Math.max(2, Math.round(edits / 1_000));
/** What one entry of such a run has found is run again by itself. */
const first = Number(process.env.RANDOM_ENTRY ?? 0);
const begun = Math.round((edits * first) / entries);

const stages: Stage[] = [
  {
    collection: 'works',
    made: { en: { client: 'A client', year: 2001 }, ar: { client: 'عميل' } },
    names: ['title', 'summary', 'client', 'challenge', 'body', 'year', 'figures', 'gallery', 'technologies', 'seo'],
  },
  {
    collection: 'products',
    made: {
      en: { title: 'A product', kind: 'App', summary: 'Short', body: paragraph('A text') },
      ar: { title: 'منتج', kind: 'تطبيق', summary: 'موجز', body: paragraph('نص') },
    },
    names: ['title', 'summary', 'kind', 'body', 'features', 'plans', 'faq', 'seo'],
  },
];

let opened: Awaited<ReturnType<typeof openWithStaff>>;

beforeAll(async () => {
  opened = await openWithStaff(['Sara', 'Omar', 'Nada', 'Adel', 'Huda', 'Karim']);
  standIn();
});
afterAll(async () => {
  standBack();
  await opened.close();
});

test(
  'whoever works at desks and forms of one entry loses no value, is told of every conflict and of no false one, and finds every row with its pair and in its order',
  { timeout: Math.max(240_000, edits * 3_000) },
  async () => {
    const { payload, users } = opened;
    const counts: Counts = {};
    const browsers = users.slice(0, 4).map((user) => new Browser(user));
    let done = begun;
    for (let entry = first; entry < entries; entry += 1) {
      const until = Math.round((edits * (entry + 1)) / entries);
      const dice = diceFrom(seed + entry);
      const world = await World.open({ payload, stage: stages[entry % stages.length]!, dice, counts, user: users[0]! });
      for (const browser of browsers) browser.beginAnew();
      const company = new Company(world, browsers, users.slice(4));
      try {
        for (let steps = 1; done < until; steps += 1) {
          done += await company.step();
          await company.compare();
          if (steps % 40 === 0) await company.calm();
        }
        await company.calm();
      } catch (error) {
        const where = `After ${done} edits, RANDOM_ENTRY=${entry} RANDOM_EDITS=${edits} RANDOM_SEED=${seed}`;
        throw new Error(`${where}\n${world.history.slice(-25).join('\n')}`, { cause: error });
      }
      if (edits >= 1_000) console.log(JSON.stringify({ done, ...counts }));
    }
    console.log(JSON.stringify({ seed, done, ...counts }));
    // A guard: something has happened.
    expect(counts.saves).toBeGreaterThan((edits - begun) / 8);
    expect(counts.conflicts).toBeGreaterThan(0);
    expect(counts.said).toBeGreaterThan(0);
  },
);
