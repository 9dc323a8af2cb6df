import { locales, type Locale } from '@nasaq/contract';
import type { TypedUser } from 'payload';
import type { Browser, Request } from './browser.ts';
import { copied, type DeskModel, type Outcome, type SentModel } from './desk-model.ts';
import { editDesk, markDesk, turnDesk } from './edits.ts';
import { expected } from './expected.ts';
import { type Former, formStep } from './former.ts';
import type { KeptDesk } from '../../screens/desk-line.ts';
import { keptIn, Page, savedBy } from './page.ts';
import { publishNow, publishByClock, restoreOne } from './publishing.ts';
import { inWords, sheetOf, withParts } from './sheet.ts';
import { newSeat, type Seat, type World } from './world.ts';

/** One who works at a desk: in which languages, in a browser of their own. */
interface Member {
  browser: Browser;
  languages: readonly Locale[];
  seat: Seat | null;
  /** The desk that was left with something unsaved, as it was then. */
  left: { model: DeskModel; sent: Map<string, SentModel> } | null;
  /** Turns for which there is no line, or nobody is signed in. */
  away: number;
}

/** What is not answered yet, or was given up by its page and comes to the host late. */
interface Waiting {
  request: Request;
  outcome: Outcome | null;
}

/** Everybody who works on one entry, each step one of them. */
export class Company {
  readonly #world: World;
  readonly #members: Member[];
  readonly #formers: Former[];
  readonly #place: string;
  #held = new Map<Member, Waiting>();
  #late: Request[] = [];

  /** @param browsers of four members; @param users two more, who have forms of the CMS */
  constructor(world: World, browsers: readonly Browser[], users: readonly TypedUser[]) {
    this.#world = world;
    this.#place = `${world.stage.collection}-${world.id}-desk`;
    const languages: (readonly Locale[])[] = [locales, locales, ['en'], ['ar']];
    this.#members = languages.map((own, index) => ({
      browser: browsers[index]!,
      languages: own,
      seat: null,
      left: null,
      away: 0,
    }));
    this.#formers = locales.map((locale, index) => ({ user: users[index]!, locale, open: null }));
  }

  /** @returns how many values were changed */
  async step(): Promise<number> {
    const { chance, pick } = this.#world.dice;
    if (chance(0.03)) await this.#restore();
    if (chance(0.05)) await publishByClock(this.#world, this.#members[0]!.browser.owner);
    if (this.#late.length > 0 && chance(0.4)) await this.#arriveLate();
    if (chance(0.22)) return formStep(this.#world, pick(this.#formers));
    const member = pick(this.#members);
    await this.#goOn(member);
    if (!member.seat) await this.#open(member);
    if (!member.seat) return 0;
    const done = await this.#write(member);
    await this.#act(member);
    return done;
  }

  async compare(): Promise<void> {
    await this.#world.compare();
    for (const { seat } of this.#members) if (seat) this.#world.compareSeat(seat);
    for (const { open } of this.#formers)
      if (open) expected(inWords(sheetOf(this.#world.fields, open.form.values))).toEqual(inWords(open.shown));
  }

  /** Every line holds again, everybody is signed in, and time goes by: everything that was typed is stored, or in dispute. */
  async calm(): Promise<void> {
    this.#world.note('calm');
    while (this.#late.length > 0) await this.#arriveLate();
    for (const member of this.#members) {
      await this.#comeBack(member);
      await this.#deliverHeld(member);
      if (!member.seat && member.left) await this.#open(member);
      if (!member.seat) continue;
      await this.#run(member, () => member.seat!.page.saves.saver.retry());
      await this.#drain(member);
      await this.#pass(member, 90_000);
      await this.#drain(member);
      await this.#pass(member, 90_000);
      await this.#drain(member);
      const { saver } = member.seat.page.saves;
      const { marks, source } = member.seat.model;
      expected([saver.state(), member.seat.model.unsaved(), marks, source]).toEqual([
        { busy: false, trouble: null },
        { en: [], ar: [], shared: [] },
        [],
        undefined,
      ]);
      const isDisputed = member.seat.page.store.hasConflicts();
      expected(saver.isUnsaved()).toBe(isDisputed);
      expected(member.browser.keepsNothing).toBe(!isDisputed);
    }
    await this.compare();
  }

  async #write(member: Member): Promise<number> {
    const { chance } = this.#world.dice;
    const seat = member.seat!;
    let done = 0;
    do {
      await editDesk(this.#world, seat, member.languages);
      await this.#note(member);
      done += 1;
    } while (chance(0.45));
    if (chance(0.35)) await markDesk(this.#world, seat);
    if (chance(0.01)) await turnDesk(this.#world, seat);
    return done;
  }

  async #act(member: Member): Promise<void> {
    const { chance, pick, random } = this.#world.dice;
    const seat = member.seat!;
    if (member.away === 0 && chance(0.05)) return this.#goAway(member);
    const act = random();
    if (act < 0.62) {
      await this.#pass(member, 1_500);
      await this.#handle(member);
    } else if (act < 0.68) await this.#reload(member);
    else if (act < 0.71) await this.#leave(member);
    else if (act < 0.75) await this.#show(member);
    else if (act < 0.79 && !this.#held.has(member)) await this.#publish(member);
    else if (act < 0.82) await this.#pass(member, 80_000).then(() => this.#handle(member));
    if (member.seat === seat && locales.some((locale) => seat.model.refused[locale].length > 0) && chance(0.6))
      await this.#decide(member, pick(locales.filter((locale) => seat.model.refused[locale].length > 0)));
  }

  // The line

  /** What becomes of the request that a page has sent. */
  async #handle(member: Member): Promise<void> {
    const request = member.browser.requests.at(0);
    if (!request || this.#held.has(member)) return;
    const { random } = this.#world.dice;
    const fate = random();
    if (fate < 0.06) return void this.#held.set(member, { request, outcome: null });
    if (fate < 0.1) {
      this.#world.note('is lost on its way', 'lost');
      return this.#fail(member, request);
    }
    if (fate < 0.13) {
      this.#world.note('is given up and comes late', 'late');
      this.#late.push(request);
      return this.#fail(member, request);
    }
    const outcome = await this.#world.arrive(request);
    if (fate < 0.2) {
      this.#world.note('its answer is lost', 'lostAnswers');
      return this.#fail(member, request);
    }
    if (fate < 0.26) return void this.#held.set(member, { request, outcome });
    if (fate < 0.3) {
      this.#world.note('comes twice', 'twice');
      if (request.method === 'POST') this.#late.push(request);
    }
    if (fate > 0.85) {
      this.#world.note('meanwhile', 'typedMeanwhile');
      await editDesk(this.#world, member.seat!, member.languages);
    }
    await this.#answer(member, request, outcome);
    await this.#handle(member);
  }

  async #arriveLate(): Promise<void> {
    const request = this.#late.shift()!;
    this.#world.note('late', 'arrivedLate');
    await this.#world.arrive(request);
  }

  async #deliverHeld(member: Member): Promise<void> {
    const held = this.#held.get(member);
    if (!held) return;
    this.#held.delete(member);
    this.#world.note('at last', 'held');
    const { request } = held;
    await this.#answer(member, request, held.outcome ?? (await this.#world.arrive(request)));
  }

  async #answer(member: Member, request: Request, outcome: Outcome | null): Promise<void> {
    member.browser.requests = member.browser.requests.filter((other) => other !== request);
    const seat = member.seat;
    if (request.isOver || !seat) return;
    if (outcome && request.method === 'POST') {
      const { form, save } = await savedBy(request);
      const sent = seat.sent.get(`${form}:${save}`)!;
      seat.model.answer(sent, outcome);
      seat.model.onItsWay = null;
    } else if (outcome) seat.model.refresh(outcome, seat.givenUp);
    const { body, status } = request.answer!;
    await this.#run(member, () => request.resolve({ ok: status < 400, status, json: async () => body }));
  }

  async #fail(member: Member, request: Request): Promise<void> {
    member.browser.requests = member.browser.requests.filter((other) => other !== request);
    if (request.isOver) return;
    await this.#run(member, () => request.reject(new TypeError('Failed to fetch')));
  }

  /** All that a page asks for is answered, until it asks for nothing more. */
  async #drain(member: Member): Promise<void> {
    await this.#deliverHeld(member);
    for (let request = member.browser.requests[0]; request; request = member.browser.requests[0])
      await this.#answer(member, request, await this.#world.arrive(request));
  }

  async #run(member: Member, work: () => void): Promise<void> {
    await member.browser.run(work);
    await this.#note(member);
  }

  async #pass(member: Member, milliseconds: number): Promise<void> {
    await member.browser.wait(milliseconds);
    await this.#note(member);
  }

  async #note({ browser, seat }: Member): Promise<void> {
    for (const request of browser.attempts.splice(0))
      if (seat && request.method === 'POST') await this.#world.noteSent(seat, request);
  }

  async #goAway(member: Member): Promise<void> {
    const { chance, pick } = this.#world.dice;
    member.away = 3;
    if (chance(0.5)) {
      this.#world.note('offline', 'offline');
      member.browser.isOnline = false;
      this.#held.delete(member);
      for (const request of member.browser.requests) await this.#fail(member, request);
    } else {
      this.#world.note('session ended', 'sessionsEnded');
      member.browser.session = chance(0.6) ? null : pick(this.#members).browser.owner;
    }
  }

  async #goOn(member: Member): Promise<void> {
    await this.#deliverHeld(member);
    if (member.away > 0) {
      member.away -= 1;
      if (member.away === 0) await this.#comeBack(member);
    }
  }

  async #comeBack(member: Member): Promise<void> {
    const { browser } = member;
    if (browser.isOnline && browser.session === browser.owner) return;
    member.away = 0;
    browser.isOnline = true;
    browser.session = browser.owner;
    if (member.seat) await this.#run(member, () => member.seat!.page.saves.saver.retry());
  }

  // What one does at a desk

  async #open(member: Member): Promise<void> {
    const { browser, left } = member;
    if (!browser.isOnline || browser.session !== browser.owner) return;
    const kept = await keptIn(browser, this.#place);
    const page = await Page.open(browser, this.#place, async (request) => {
      const outcome = await this.#world.arrive(request);
      expected(outcome).not.toBeNull();
      browser.requests = browser.requests.filter((other) => other !== request);
      const { body } = request.answer!;
      await browser.run(() => request.resolve({ ok: true, status: 200, json: async () => body }));
    });
    const seat = newSeat(this.#world, page);
    member.left = null;
    if (page.saves.broughtBack) this.#bringBack(seat, left!, kept!);
    else if (left) expected(isStored(left.model, seat.model)).toBe(true);
    else expected(kept).toBeNull();
    member.seat = seat;
    await this.#note(member);
  }

  /** What was kept stands over what the host has now. */
  #bringBack(seat: Seat, left: NonNullable<Member['left']>, kept: KeptDesk): void {
    this.#world.note('brought back', 'broughtBack');
    const { model } = seat;
    const lay = ({ base, names, shown }: Pick<SentModel, 'base' | 'names' | 'shown'>) => {
      for (const locale of locales) {
        const paths = [...names[locale], ...names.shared];
        model.shown[locale] = withParts(model.shown[locale], shown[locale], paths);
        model.base[locale] = withParts(model.base[locale], base[locale], paths);
      }
    };
    const newest = left.model.send();
    // What may have left before the page went is sent as it was, before all else.
    const { form, save } = kept.lost ?? kept.newest;
    const key = `${form}:${save}`;
    const first = left.sent.get(key) ?? newest;
    this.#world.expectSave(key, first);
    lay(first);
    seat.sent.set(key, { ...first, shown: copied(model.shown), base: copied(model.base) });
    lay({ ...newest, names: first.names });
    lay(newest);
    model.marks = left.model.marks;
    model.source = left.model.source === this.#world.states.source ? undefined : left.model.source;
  }

  async #reload(member: Member): Promise<void> {
    const seat = member.seat!;
    this.#world.note('reloads', 'reloads');
    await seat.page.close();
    await this.#goes(member);
  }

  async #leave(member: Member): Promise<void> {
    const seat = member.seat!;
    await this.#deliverHeld(member);
    this.#world.note('leaves', 'left');
    await this.#run(member, () => void seat.page.leave());
    await this.#drain(member);
    await this.#goes(member);
  }

  async #goes(member: Member): Promise<void> {
    const { browser, seat } = member;
    // What it has sent may still come to the host.
    for (const request of browser.requests)
      if (request.method === 'POST' && !request.answer && this.#world.dice.chance(0.5)) this.#late.push(request);
    browser.requests = [];
    this.#held.delete(member);
    const kept = await keptIn(browser, this.#place);
    member.left = kept ? { model: seat!.model, sent: seat!.sent } : null;
    if (!kept) expected([seat!.model.isUnsaved, seat!.model.refused]).toEqual([false, { en: [], ar: [] }]);
    member.seat = null;
  }

  async #decide(member: Member, locale: Locale): Promise<void> {
    const seat = member.seat!;
    const { store } = seat.page;
    const conflict = this.#world.dice.pick(store.current().conflicts[locale]);
    if (!conflict) return;
    const { path } = conflict;
    if (this.#world.dice.chance(0.45)) {
      this.#world.note(`takes theirs at ${locale}:${path}`, 'givenUp');
      return this.#show(member, { locale, path });
    }
    this.#world.note(`keeps ${locale}:${path}`, 'keptMine');
    seat.model.insist(locale, path);
    await this.#run(member, () => {
      store.insist({ locale, conflict });
      seat.page.saves.decided();
    });
    // Rows that were removed in both languages are back in the other one, too.
    const { docs } = store.current();
    for (const one of locales)
      if (this.#world.isArray(path))
        seat.model.type(one, path.split('.', 1)[0]!, sheetOf(this.#world.fields, docs[one]));
  }

  /** The newest of others is loaded; where a dispute is named, theirs in its place. */
  async #show(member: Member, givenUp?: Seat['givenUp']): Promise<void> {
    const seat = member.seat!;
    if (this.#held.has(member)) return;
    const conflict =
      givenUp && seat.page.store.current().conflicts[givenUp.locale].find(({ path }) => path === givenUp.path);
    seat.givenUp = givenUp;
    await this.#run(
      member,
      () => void seat.page.saves.show(givenUp && { locale: givenUp.locale, conflict: conflict! }),
    );
    const isSaving = member.browser.requests[0]?.method === 'POST';
    if (isSaving)
      await this.#answer(member, member.browser.requests[0]!, await this.#world.arrive(member.browser.requests[0]!));
    if (this.#world.dice.chance(0.3) && member.browser.requests[0]?.method === 'GET') {
      const request = member.browser.requests[0];
      const outcome = await this.#world.arrive(request);
      await editDesk(this.#world, seat, member.languages);
      await this.#answer(member, request, outcome);
    }
    await this.#drain(member);
    seat.givenUp = undefined;
  }

  async #publish(member: Member): Promise<void> {
    const seat = member.seat!;
    let isSaved: boolean | undefined;
    await this.#run(member, () => void seat.page.saves.saveNow().then((saved) => (isSaved = saved)));
    await this.#drain(member);
    if (isSaved) await publishNow(this.#world, member.browser.owner, this.#world.dice.pick(member.languages));
    await this.#show(member);
  }

  // Beside the desks

  async #restore(): Promise<void> {
    await restoreOne(this.#world, this.#members[0]!.browser.owner);
    // A row that went with it and is brought again by a desk in the same step begins anew: its pair may be another's.
    await this.#world.compare();
  }
}

/** Whether all that a desk had is stored: nothing of it comes back. */
function isStored(left: DeskModel, fresh: DeskModel): boolean {
  const { ar, en, shared } = left.send().names;
  const isSame = (locale: Locale, names: readonly string[]) =>
    names.every((name) =>
      [...withParts(new Map(), left.shown[locale], [name])].every(
        ([path, text]) => (fresh.shown[locale].get(path) ?? '') === text,
      ),
    );
  return isSame('en', [...en, ...shared]) && isSame('ar', ar) && left.marks.length === 0;
}
