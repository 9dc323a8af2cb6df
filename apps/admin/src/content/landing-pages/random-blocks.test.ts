import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, standBack, standIn } from '../desk/testing/random/browser.ts';
import { Company } from '../desk/testing/random/company.ts';
import type { Counts, Stage } from '../desk/testing/random/surroundings.ts';
import { World } from '../desk/testing/random/world.ts';
import { diceFrom } from '../saving/testing/random.ts';
import { openWithStaff } from '../saving/testing/written-entry.ts';

const edits = Number(process.env.RANDOM_EDITS ?? 50);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_126);

const stage: Stage = {
  collection: 'landing-pages',
  made: { en: { title: 'An offer', summary: 'Short' }, ar: { title: 'عرض', summary: 'موجز' } },
  names: ['title', 'summary', 'blocks'],
};

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
  'whoever adds, moves, removes and writes blocks in either language, at desks and forms, loses no value and no block of the other language',
  { tags: ['proof'], timeout: Math.max(240_000, edits * 3_000) },
  async () => {
    const { payload, users } = opened;
    const counts: Counts = {};
    const browsers = users.slice(0, 4).map((user) => new Browser(user));
    const world = await World.open({ payload, stage, dice: diceFrom(seed), counts, user: users[0]! });
    const company = new Company(world, browsers, users.slice(4));
    let done = 0;
    try {
      for (let steps = 1; done < edits; steps += 1) {
        done += await company.step();
        await company.compare();
        if (steps % 40 === 0) await company.calm();
      }
      await company.calm();
    } catch (error) {
      const where = `After ${done} edits, RANDOM_EDITS=${edits} RANDOM_SEED=${seed}`;
      throw new Error(`${where}\n${world.history.slice(-25).join('\n')}`, { cause: error });
    }
    console.log(JSON.stringify({ seed, done, ...counts }));
    expect(counts.saves).toBeGreaterThan(edits / 8);
    // Its list is full after a while.
    expect(counts.added).toBeGreaterThan(edits / 40);
    expect((counts.moved ?? 0) + (counts.removed ?? 0)).toBeGreaterThan(0);
  },
);
