import { locales, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { randomFrom } from '../saving/testing/random.ts';
import { askSecondPerson, type Reviewed, writtenBy } from './testing/open-review.ts';
import { ReviewModel } from './testing/review-model.ts';

const steps = Number(process.env.RANDOM_REVIEWS ?? 30);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_123);
const random = randomFrom(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

let opened: TestPayload;
let payload: Payload;
let people: Staff[];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  people = [await signIn(payload, 'editor'), await signIn(payload, 'editor'), await signIn(payload, 'admin')];
  await askSecondPerson(payload);
});
afterAll(() => opened.close());

const words: Record<Locale, string[]> = { en: ['One', 'Two', 'Three'], ar: ['واحد', 'اثنان', 'ثلاثة'] };

test(
  'nothing is published without a valid approval, and nothing that has one is refused, whatever comes in which order',
  { timeout: Math.max(120_000, steps * 2_000) },
  async () => {
    const done: string[] = [];
    const counts = { published: 0, refused: 0, clock: 0, clockRefused: 0, approved: 0 };
    let world = await newWorld(counts);
    try {
      for (let step = 0; step < steps; step += 1) {
        // A history that is long is as good as several that are short, but for how it begins.
        if (step % 60 === 59) world = await newWorld(counts);
        done.push(await world.step());
        await world.check();
      }
    } catch (error) {
      throw new Error(`After RANDOM_SEED=${seed}\n${done.slice(-15).join('\n')}`, { cause: error });
    }
    console.log(JSON.stringify({ seed, steps, ...counts }));
    expect(counts.published).toBeGreaterThan(steps / 30);
    expect(counts.refused).toBeGreaterThan(steps / 30);
  },
);

async function newWorld(counts: Record<string, number>) {
  const entry: Reviewed = await writtenBy(payload, people[0]!);
  for (const locale of locales) await entry.write(people[0]!, locale, { title: words[locale][0] });
  const model = new ReviewModel({ en: words.en[0]!, ar: words.ar[0]! }, idOf(people[0]!));

  /** Whether it was done or refused, as the model says. */
  async function expectPublished(answer: Response | Promise<Response>, isAllowed: boolean): Promise<void> {
    const { status } = await answer;
    expect(status).toBe(isAllowed ? 200 : 422);
    counts[isAllowed ? 'published' : 'refused']! += 1;
  }

  const acts: Record<string, (who: Staff, locale: Locale) => Promise<unknown>> = {
    edit: async (who, locale) => {
      const title = pick(words[locale]);
      await entry.write(who, locale, { title });
      model.edit(locale, title, idOf(who));
    },
    ask: async (who, locale) => {
      expect((await entry.step(who, { act: 'asked', locale })).status).toBe(200);
      model.ask(locale, idOf(who));
    },
    withdraw: async (who, locale) => {
      const { status } = await entry.step(who, { act: 'withdrew', locale });
      expect(status).toBe(model.withdraw(locale, idOf(who)) ? 200 : 403);
    },
    approve: async (who, locale) => {
      const { status } = await entry.step(who, { act: 'approved', locale });
      const isAllowed = model.answer(locale, 'approved', idOf(who));
      expect(status).toBe(isAllowed ? 200 : 422);
      if (isAllowed) counts.approved! += 1;
    },
    return: async (who, locale) => {
      expect((await entry.step(who, { act: 'returned', locale, note: 'Not so' })).status).toBe(200);
      model.answer(locale, 'returned', idOf(who));
    },
    release: async (_, locale) => {
      expect((await entry.step(people[2]!, { act: 'released', locale, note: 'The fair' })).status).toBe(200);
      model.answer(locale, 'released', idOf(people[2]!));
    },
    publish: (who, locale) => expectPublished(entry.publish(who, locale), model.publish(locale)),
    publishAll: (who, locale) =>
      expectPublished(
        who.send('PATCH', `${entry.address}?locale=${locale}&publishAllLocales=true`, { _status: 'published' }),
        model.publish(...locales),
      ),
    publishEdited: (who, locale) => {
      const title = pick(words[locale]);
      return expectPublished(
        who.send('PATCH', `${entry.address}?locale=${locale}`, { _status: 'published', title }),
        model.publishEdited(locale, title, idOf(who)),
      );
    },
    publishMany: async (who, locale) => {
      const where = `where[id][equals]=${entry.subject.id}`;
      const answer = await who.send('PATCH', `/products?locale=${locale}&draft=true&${where}`, {
        _status: 'published',
      });
      const { docs, errors } = (await answer.json()) as { docs: unknown[]; errors: unknown[] };
      const isAllowed = model.publish(locale);
      expect([docs.length, errors.length]).toEqual(isAllowed ? [1, 0] : [0, 1]);
      counts[isAllowed ? 'published' : 'refused']! += 1;
    },
    clock: async (who, locale) => {
      const at = new Date(Date.now() + 48 * 3_600_000).toISOString();
      const wish = { action: 'publish', locales: [locale], at };
      expect((await who.call(`${entry.address}/schedules`, wish)).status).toBe(200);
      await theClockStrikes();
      counts[model.publish(locale) ? 'clock' : 'clockRefused']! += 1;
    },
    unpublish: async (who, locale) => {
      if (!(locale in model.onSite())) return;
      const answer = await who.send('PATCH', `${entry.address}?locale=${locale}`, { _status: 'draft' });
      expect(answer.status).toBe(200);
      model.unpublish(locale);
    },
  };
  // What is said of words and what publishes them come as often as each other.
  const often = ['edit', 'edit', 'approve', 'approve', 'approve', 'publish', 'publish', ...Object.keys(acts)];

  return {
    step: async () => {
      const [act, who, locale] = [pick(often), pick(people), pick(locales)];
      await acts[act]!(who, locale);
      return `${people.indexOf(who)} ${act} ${locale} → ${JSON.stringify(model.onSite())}`;
    },
    check: async () => {
      expect(await entry.onSite()).toEqual(model.onSite());
      const { languages } = await entry.reviews(people[0]!);
      for (const locale of locales) expect(languages[locale].mayPublish).toBe(model.isApproved(locale));
    },
  };
}

function idOf({ user }: Staff): number {
  return Number(user.id);
}

/** Every schedule is due, and the queue runs; what cannot be done is taken away again. */
async function theClockStrikes(): Promise<void> {
  const { docs } = await payload.find({ collection: 'payload-jobs', limit: 0 });
  for (const { id } of docs)
    await payload.db.updateJobs({ id, data: { waitUntil: new Date(Date.now() - 1_000).toISOString() } });
  await payload.jobs.run({ limit: 50 });
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
}
