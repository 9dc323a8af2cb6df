import { locales, type Locale } from '@nasaq/contract';
import { type Docs, emptyRecord, type FieldSpec } from '@nasaq/translation';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dice, diceFrom } from '../../saving/testing/random.ts';
import type { Desk, DeskAnswer, DeskSave } from '../desk-api.ts';
import { Browser, type Request, standBack, standIn } from '../testing/random/browser.ts';
import { expected } from '../testing/random/expected.ts';
import { Page, savedBy } from '../testing/random/page.ts';

const steps = Number(process.env.RANDOM_STEPS ?? 1_000);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_127);
const place = 'posts-7-desk';
/** A page keeps the drafts of each member by themselves: each test has a member of its own. */
let members = 40;
const names = ['title', 'summary'] as const;
type Name = (typeof names)[number];

beforeAll(standIn);
afterAll(standBack);

/** An entry of two fields, each with its text as its digest. What was sent on an older text is in dispute. */
class Host {
  docs: Docs = { en: { title: 'stored', summary: 'stored' }, ar: { title: 'مخزن', summary: 'مخزن' } };
  /** What of a save that was carried out was not stored, by its name. */
  readonly #done = new Map<string, DeskAnswer['conflicts']>();
  #count = 0;

  answer(save: DeskSave | null): object {
    const state = () => ({
      docs: structuredClone(this.docs),
      bases: structuredClone(this.docs) as Desk['bases'],
      record: emptyRecord('en'),
      lastChange: null,
      publication: { languages: { en: 'draft', ar: 'draft' } } as unknown as Desk['publication'],
    });
    const fields = names.map((name): FieldSpec => ({
      name,
      kind: 'text',
      localized: true,
      label: { en: name, ar: name },
    }));
    if (!save) {
      this.#count += 1;
      return { ...state(), fields, form: `form ${this.#count}`, label: { en: 'Post', ar: 'مقال' }, writable: true };
    }
    const conflicts: DeskAnswer['conflicts'] = { en: [], ar: [] };
    const done = this.#done.get(`${save.form} ${save.save}`);
    this.#done.set(`${save.form} ${save.save}`, conflicts);
    const answered = state();
    for (const locale of locales)
      for (const [name, value] of Object.entries(save.languages[locale]?.values ?? {})) {
        const standing = this.docs[locale][name] as string;
        const base = save.languages[locale]!.base[name]!;
        const isStored = done && !done[locale].some(({ path }) => path === name);
        if (isStored || value === standing) continue;
        if (base === standing) this.docs[locale][name] = answered.docs[locale][name] = value;
        else {
          const seen = { [name]: standing };
          conflicts[locale].push({ path: name, label: name, by: '', at: '', theirs: standing, seen });
          answered.docs[locale][name] = value;
          answered.bases[locale][name] = base;
          continue;
        }
        answered.bases[locale][name] = value as string;
      }
    return { ...answered, conflicts, others: { en: [], ar: [] }, unknown: [] };
  }
}

/** Two windows of one person at one entry: what is typed in either, and must be somewhere until somebody replaces it. */
class Windows {
  readonly host = new Host();
  readonly browsers: Browser[];
  readonly pages: (Page | null)[] = [null, null];
  readonly history: string[] = [];
  /** By field and language, what was typed and nobody has knowingly replaced. */
  readonly wanted = new Map<string, Set<string>>();
  /** What was typed in a window and is not stored yet, as far as the window knows. */
  readonly typed: Map<string, string>[] = [new Map(), new Map()];
  conflicts = 0;
  broughtBack = 0;

  constructor() {
    members += 1;
    const user = { id: members, collection: 'users' } as TypedUser;
    const first = new Browser(user);
    this.browsers = [first, new Browser(user, first)];
  }

  note(at: number, what: string): void {
    this.history.push(`${at}: ${what}`);
  }

  async open(at: number): Promise<void> {
    const browser = this.browsers[at]!;
    this.note(at, 'opens');
    const page = await Page.open(browser, place, (request) => this.reply(browser, request));
    this.pages[at] = page;
    if (page.saves.broughtBack()) this.broughtBack += 1;
    const other = this.pages[1 - at];
    if (!other) return;
    // Nothing that the open window has not stored is taken for this one's.
    for (const locale of locales)
      for (const name of names) {
        const unsaved = this.typed[1 - at]!.get(`${locale}:${name}`);
        if (unsaved && this.host.docs[locale][name] !== unsaved)
          expected(page.store.valueAt({ locale, path: name })).not.toBe(unsaved);
      }
  }

  async type(at: number, locale: Locale, name: Name): Promise<void> {
    const { store } = this.pages[at]!;
    const text = `typed ${this.history.length}`;
    const before = store.valueAt({ locale, path: name }) as string;
    this.note(at, `types «${text}» over «${before}» in ${locale}:${name}`);
    const field = `${locale}:${name}`;
    const wanted = this.wanted.get(field) ?? new Set();
    wanted.delete(before);
    this.wanted.set(field, wanted.add(text));
    this.typed[at]!.set(field, text);
    await this.browsers[at]!.run(() => store.write({ locale, path: name }, text));
    // A kill within the moment after a key is more than any window survives.
    const browser = this.browsers[at]!;
    for (let waited = 0; waited < 2_100 && !browser.kept.includes(`"${text}"`); waited += 50) await browser.wait(50);
    expected(browser.kept).toContain(`"${text}"`);
  }

  async reply(browser: Browser, request: Request): Promise<void> {
    browser.requests = browser.requests.filter((other) => other !== request);
    const body = this.host.answer(request.method === 'POST' ? await savedBy(request) : null);
    if (!request.isOver) await browser.run(() => request.resolve({ ok: true, status: 200, json: async () => body }));
  }

  async handle(at: number, isLost: boolean): Promise<void> {
    const browser = this.browsers[at]!;
    const [request] = browser.requests;
    if (!request) return;
    this.note(at, isLost ? 'loses an answer' : 'is answered');
    if (!isLost) return this.reply(browser, request);
    browser.requests = browser.requests.filter((other) => other !== request);
    this.host.answer(await savedBy(request));
    await browser.run(() => request.reject(new TypeError('Failed to fetch')));
  }

  async kill(at: number): Promise<void> {
    this.note(at, 'is killed');
    const page = this.pages[at]!;
    this.gone(at);
    await page.kill();
  }

  async leave(at: number): Promise<void> {
    this.note(at, 'is left');
    const page = this.pages[at]!;
    this.gone(at);
    await page.leave();
  }

  gone(at: number): void {
    this.pages[at] = null;
    this.typed[at]!.clear();
  }

  async decide(at: number): Promise<void> {
    const { saves, store } = this.pages[at]!;
    for (const locale of locales)
      for (const conflict of store.current().conflicts[locale]) {
        this.note(at, `keeps its own over «${conflict.theirs}»`);
        this.conflicts += 1;
        this.wanted.get(`${locale}:${conflict.path}`)?.delete(conflict.theirs);
        await this.browsers[at]!.run(() => {
          store.insist({ locale, conflict });
          saves.decided();
        });
      }
  }

  compare(): void {
    const [browser] = this.browsers;
    for (const [field, texts] of this.wanted) {
      const [locale, name] = field.split(':') as [Locale, Name];
      const shown = new Set(this.pages.map((page) => page?.store.valueAt({ locale, path: name })));
      for (const text of texts) {
        const isThere = this.host.docs[locale][name] === text || shown.has(text) || browser!.kept.includes(text);
        if (!isThere) throw new Error(`«${text}» of ${field} is lost.\n${this.history.slice(-30).join('\n')}`);
      }
    }
  }

  async step(dice: Dice): Promise<void> {
    const at = dice.pick([0, 1]);
    const page = this.pages[at];
    const browser = this.browsers[at]!;
    const fate = dice.random();
    if (!page) return browser.isOnline ? this.open(at) : void (browser.isOnline = true);
    if (fate < 0.35) return this.type(at, dice.pick(locales), dice.pick(names));
    if (fate < 0.55) return browser.wait(dice.pick([200, 1_000, 5_000]));
    if (fate < 0.8) return this.handle(at, dice.chance(0.2));
    if (fate < 0.86) return this.kill(at);
    if (fate < 0.9) return this.leave(at);
    if (fate < 0.95) {
      browser.isOnline = !browser.isOnline;
      this.note(at, browser.isOnline ? 'is online' : 'is offline');
      return;
    }
    return this.decide(at);
  }

  /** Both are open and online until nothing waits. */
  async calm(): Promise<void> {
    for (const at of [0, 1]) {
      this.browsers[at]!.isOnline = true;
      if (!this.pages[at]) await this.open(at);
      for (let turn = 0; turn < 40; turn += 1) {
        await this.browsers[at]!.run(() => this.pages[at]!.saves.saver.retry());
        while (this.browsers[at]!.requests.length > 0) await this.handle(at, false);
        await this.decide(at);
        await this.browsers[at]!.wait(70_000);
      }
    }
    this.compare();
    if (!this.browsers[0]!.keepsNothing) throw new Error(`Something is kept.\n${this.history.slice(-30).join('\n')}`);
  }
}

test('what one window has not saved is not taken by another one that is open, and is there once it is killed', async () => {
  const windows = new Windows();
  await windows.open(0);
  windows.browsers[0]!.isOnline = false;
  await windows.type(0, 'en', 'title');
  await windows.open(1);
  expect(windows.pages[1]!.store.valueAt({ locale: 'en', path: 'title' })).toBe('stored');
  await windows.type(1, 'ar', 'title');
  await windows.browsers[1]!.wait(5_000);
  await windows.handle(1, false);
  windows.compare();
  await windows.kill(0);
  windows.browsers[0]!.isOnline = true;
  await windows.open(0);
  expect(windows.pages[0]!.store.valueAt({ locale: 'en', path: 'title' })).toMatch(/^typed/u);
  await windows.calm();
  expect(windows.host.docs.en.title).toMatch(/^typed/u);
});

test('two killed windows with another text of one field: both come back, and the second is told of the first', async () => {
  const windows = new Windows();
  for (const at of [0, 1]) {
    await windows.open(at);
    windows.browsers[at]!.isOnline = false;
    await windows.type(at, 'en', 'title');
  }
  for (const at of [0, 1]) await windows.kill(at);
  windows.compare();
  const browser = windows.browsers[0]!;
  browser.isOnline = true;
  await windows.open(0);
  for (let turn = 0; turn < 4; turn += 1) {
    await browser.wait(5_000);
    await windows.handle(0, false);
  }
  const { conflicts, docs } = windows.pages[0]!.store.current();
  expect(new Set([conflicts.en[0]?.theirs, docs.en.title])).toEqual(windows.wanted.get('en:title'));
});

test(
  'windows of one person that type, lose their line, are killed, left and opened in any order lose nothing',
  { timeout: 120_000 },
  async () => {
    const dice = diceFrom(seed);
    let [conflicts, broughtBack] = [0, 0];
    for (let done = 0; done < steps; done += 100) {
      const windows = new Windows();
      for (let step = 0; step < 100; step += 1) {
        await windows.step(dice);
        windows.compare();
      }
      await windows.calm();
      for (const page of windows.pages) await page!.close();
      conflicts += windows.conflicts;
      broughtBack += windows.broughtBack;
    }
    // A guard: something has happened.
    expect(Math.min(conflicts, broughtBack)).toBeGreaterThan(steps / 200);
  },
);
