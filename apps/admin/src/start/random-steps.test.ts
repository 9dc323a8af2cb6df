import { parts } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diceFrom } from '../content/saving/testing/random.ts';
import { makeMember } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { valueAt, withValueAt } from './merge-step.ts';
import { type StepForms, weekdays } from './start-api.ts';
import { callStart } from './testing/call-start.ts';
import { openStepPage } from './testing/step-page.ts';
import { flat, type Flat, idsIn, lists, mergedByModel, wrongNumbers } from './testing/steps-model.ts';

const edits = Number(process.env.RANDOM_EDITS ?? 60);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_128);
const { chance, pick, random } = diceFrom(seed);

let opened: TestPayload;
let payload: Payload;
let users: TypedUser[];
const logos: object[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  users = [await makeMember(payload, 'Sara', 'admin'), await makeMember(payload, 'Omar', 'admin')];
  // The other steps are of a company that has a name.
  await callStart(payload, users[0]!, { name: 'company', body: { to: kinds.company.begin } });
  const { keepFile } = await import('../content/brand/files.ts');
  for (const side of [9, 18, 27]) {
    const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 9"></svg>`);
    logos.push({
      file: await keepFile(payload, { type: 'svg', bytes }),
      name: `${side}.svg`,
      type: 'svg',
      width: side,
    });
  }
});
afterAll(() => opened.close());

let word = 0;
const nextWord = () => `Word ${(word += 1)}`;
const nextTexts = () => ({ en: nextWord(), ar: nextWord() });
const nextTime = (from: number) => `${String(from + Math.floor(random() * 6)).padStart(2, '0')}:30`;
const nextColour = () =>
  `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
const inBoth = (...paths: string[]) => paths.flatMap((path) => [`${path}.en`, `${path}.ar`]);

interface Kind {
  /** What stands there before two look at it. */
  begin: object;
  /** What somebody makes of a value; words where nothing is said. */
  values: Record<string, () => unknown>;
  /** A row of a list, of which every text is one to be changed. */
  rows?: Record<string, () => object>;
}

const words = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, nextWord]));

const kinds: { [Name in keyof StepForms]: Kind } = {
  company: {
    begin: {
      name: nextTexts(),
      description: nextTexts(),
      address: nextTexts(),
      email: 'a@sahel.example',
      phone: '+20 3 555 0100',
    },
    values: {
      ...words(inBoth('name', 'description', 'address')),
      email: () => `mail-${(word += 1)}@sahel.example`,
      phone: () => `+20 3 555 ${1000 + (word += 1)}`,
    },
  },
  hours: {
    begin: {},
    values: {
      timeZone: () => pick(['Africa/Cairo', 'Asia/Riyadh', 'Asia/Dubai']),
      ...Object.fromEntries(
        weekdays.map((day) => [`days.${day}`, () => (chance(0.3) ? [] : [{ from: nextTime(6), to: nextTime(14) }])]),
      ),
    },
    rows: {
      holidays: () => ({
        date: new Date(Date.UTC(2030, 0, (word += 1))).toISOString().slice(0, 10),
        label: nextTexts(),
      }),
    },
  },
  brand: {
    begin: {},
    values: {
      colour: nextColour,
      accent: nextColour,
      logo: () => pick([...logos, null]),
      logoDark: () => pick([...logos, null]),
      logoHasName: () => chance(0.5),
      mark: () => pick(['house', 'rosette']),
    },
  },
  parts: {
    begin: {},
    values: Object.fromEntries(parts.map((part) => [`wanted.${part}`, () => chance(0.5)])),
  },
  home: {
    begin: { statement: nextTexts(), intro: nextTexts() },
    values: {
      ...words(inBoth('statement', 'intro', 'quote.text', 'quote.author', 'quote.role', 'call.title', 'call.text')),
      ...Object.fromEntries(
        ['clients', 'works', 'posts', 'figures'].map((section) => [`places.${section}.isShown`, () => chance(0.5)]),
      ),
    },
    rows: {
      figures: () => ({ head: nextTexts(), body: nextTexts() }),
      steps: () => ({ head: nextTexts(), body: nextTexts() }),
    },
  },
};

for (const name of Object.keys(kinds) as (keyof StepForms)[])
  test(
    `two administrators lose nothing of the step «${name}» and bring nothing back, whatever the order of what they do`,
    { tags: name === 'hours' ? [] : ['proof'], timeout: Math.max(240_000, edits * 2_000) },
    async () => {
      const world = await newWorld(name);
      let done = 0;
      try {
        while (done < edits) done += await world.step();
      } catch (error) {
        throw new Error(`After ${done} edits with RANDOM_SEED=${seed}\n${world.history.slice(-12).join('\n')}`, {
          cause: error,
        });
      }
      console.log(JSON.stringify({ of: name, seed, edits: done, ...world.counts }));
      expect(world.counts.saves).toBeGreaterThan(edits / 8);
      // A part is on or off: of two who change it, both have made the same of it.
      expect(world.counts.disputes > 0).toBe(name !== 'parts');
    },
  );

/** What a page knows to be stored, what it began from, and what it shows. */
interface Own {
  known: Flat;
  seen: Flat;
  shown: Flat;
}

async function newWorld<Name extends keyof StepForms>(name: Name) {
  const { begin, rows = {}, values } = kinds[name];
  const history: string[] = [];
  const counts = { saves: 0, refused: 0, disputes: 0 };
  const read = () => readStep(name);
  expect(await callStart(payload, users[0]!, { name, body: { to: begin } })).toMatchObject({ status: 200 });
  let stored = flat(await read());
  const pages = users.map((user) =>
    openStepPage<StepForms[Name]>(read, (changes) => callStart(payload, user, { name, body: changes })),
  );
  const owns: Own[] = [];
  for (const [place, page] of pages.entries()) {
    await page.load();
    owns[place] = { known: stored, seen: stored, shown: stored };
  }

  /** It shows what it knows to be stored, and over that what was changed in it; of no more than that does it know whose it is. */
  function settle(own: Own): string[] {
    const { disputes, merged } = mergedByModel({ ...own, stored: own.known });
    own.shown = merged;
    own.seen = disputes.reduce((seen, path) => begunFrom(path, own.seen, seen), own.known);
    return disputes;
  }

  function compare(place: number): void {
    const disputes = settle(owns[place]!);
    expect(flat(pages[place]!.form()), 'what the page shows').toEqual(owns[place]!.shown);
    expect(pages[place]!.disputes(), 'what is in dispute').toEqual(disputes);
  }

  function edit(place: number): void {
    const [page, own] = [pages[place]!, owns[place]!];
    const list = chance(0.4) ? pick(Object.keys(rows)) : undefined;
    const ids = list ? idsIn(own.shown, list) : [];
    if (!list) {
      // Often of the same few, so that both meet.
      const path = pick(Object.keys(values).slice(0, chance(0.6) ? 3 : undefined));
      return put(path, values[path]!());
    }
    const row = rows[list]!();
    if (ids.length === 0 || (ids.length < 7 && chance(0.4))) {
      const id = newRowId();
      history.push(`${place} adds ${list}.${id}`);
      page.edit((form) => withValueAt(form, list, [...(valueAt(form, list) as object[]), { id, ...row }]));
      own.shown = { ...own.shown, ...flat({ [list]: [{ id, ...row }] }) };
    } else if (chance(0.3)) {
      const id = pick(ids);
      history.push(`${place} removes ${list}.${id}`);
      page.edit((form) =>
        withValueAt(
          form,
          list,
          (valueAt(form, list) as { id: string }[]).filter((one) => one.id !== id),
        ),
      );
      own.shown = Object.fromEntries(Object.entries(own.shown).filter(([path]) => !path.startsWith(`${list}.${id}.`)));
    } else {
      const path = pick(Object.keys(flat(row)));
      put(`${list}.${pick(ids)}.${path}`, valueAt(row, path));
    }

    function put(path: string, value: unknown): void {
      history.push(`${place} makes ${path} ${JSON.stringify(value)}`);
      page.edit((form) => withValueAt(form, path, value));
      own.shown = { ...own.shown, [path]: JSON.stringify(value ?? '') };
    }
  }

  async function save(place: number): Promise<void> {
    const own = owns[place]!;
    const { disputes, merged } = mergedByModel({ ...own, stored });
    const expected = disputes.length > 0 ? disputes : wrongNumbers(merged);
    history.push(`${place} saves, refused: ${expected.join()}`);
    counts.saves += 1;
    expect(await pages[place]!.save(), 'what is refused').toEqual(expected);
    if (expected.length === 0) stored = own.shown = own.seen = merged;
    counts[disputes.length > 0 ? 'disputes' : 'refused'] += expected.length;
    own.known = stored;
    expect(flat(await read()), 'what is stored').toEqual(stored);
    compare(place);
    if (disputes.length > 0 && chance(0.8)) decide(place, pick(disputes));
  }

  function decide(place: number, path: string): void {
    const own = owns[place]!;
    const side = chance(0.5) ? 'mine' : 'theirs';
    history.push(`${place} decides ${path}: ${side}`);
    pages[place]!.decide(path, side);
    own.seen = taken(own.seen, path, own.known);
    if (side === 'theirs') own.shown = taken(own.shown, path, own.known);
    compare(place);
  }

  /** @returns how many values were changed */
  async function step(): Promise<number> {
    const place = random() < 0.5 ? 0 : 1;
    if (chance(0.15)) {
      history.push(`${place} loads the page anew`);
      await pages[place]!.load();
      owns[place]!.known = stored;
      compare(place);
    }
    let count = 0;
    do {
      edit(place);
      compare(place);
      count += 1;
    } while (chance(0.5));
    if (chance(0.6)) await save(place);
    return count;
  }

  return { step, history, counts };
}

/** A dispute stands on what was there before it; rows that others have added to its list were none of it. */
function begunFrom(path: string, before: Flat, now: Flat): Flat {
  const known = new Set(idsIn(before, path));
  const added = Object.entries(now).filter(([at]) => at.startsWith(`${path}.`) && !known.has(at.split('.')[1]!));
  return { ...taken(now, path, before), ...(lists.has(path) && Object.fromEntries(added)) };
}

/** A form with what another one has at a path, and within it. */
function taken(form: Flat, path: string, from: Flat): Flat {
  const isThere = ([at]: [string, string]) => at === path || at.startsWith(`${path}.`);
  return Object.fromEntries([
    ...Object.entries(form).filter((entry) => !isThere(entry)),
    ...Object.entries(from).filter(isThere),
  ]);
}

async function readStep<Name extends keyof StepForms>(name: Name): Promise<StepForms[Name]> {
  const site = await import('./read-site.ts');
  const reads: { [Each in keyof StepForms]: () => Promise<StepForms[Each]> } = {
    company: async () => site.companyForm(await site.readSite(payload)),
    hours: async () => site.hoursForm(await site.readSite(payload), true),
    brand: () => site.brandForm(payload),
    parts: () => site.partsForm(payload),
    home: async () => (await import('./home-step.ts')).homeForm(payload),
  };
  return reads[name]();
}
