import { locales, type Locale } from '@nasaq/contract';
import type { TypedUser } from 'payload';
import type { Browser } from './browser.ts';
import { editDesk, markDesk, turnDesk } from './edits.ts';
import { expected } from './expected.ts';
import { type Former, formStep } from './former.ts';
import { Lines } from './lines.ts';
import type { Member } from './member.ts';
import { publishByClock, restoreOne } from './publishing.ts';
import { compareSeat } from './seat.ts';
import { inWords, sheetOf } from './sheet.ts';
import { Sittings } from './sittings.ts';
import type { World } from './world.ts';

/** Everybody who works on one entry, each step one of them. */
export class Company {
  readonly #world: World;
  readonly #members: Member[];
  readonly #formers: Former[];
  readonly #lines: Lines;
  readonly #sittings: Sittings;

  /** @param browsers of four members; @param users two more, who have forms of the CMS */
  constructor(world: World, browsers: readonly Browser[], users: readonly TypedUser[]) {
    this.#world = world;
    this.#lines = new Lines(world);
    this.#sittings = new Sittings(world, this.#lines);
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
    if (this.#lines.hasLate && chance(0.4)) await this.#lines.arriveLate();
    if (chance(0.22)) return formStep(this.#world, pick(this.#formers));
    const member = pick(this.#members);
    await this.#lines.goOn(member);
    if (!member.seat) await this.#sittings.open(member);
    if (!member.seat) return 0;
    const done = await this.#write(member);
    await this.#act(member);
    return done;
  }

  async compare(): Promise<void> {
    await this.#world.compare();
    for (const { seat } of this.#members) if (seat) compareSeat(this.#world.fields, seat);
    for (const { open } of this.#formers)
      if (open) expected(inWords(sheetOf(this.#world.fields, open.form.values))).toEqual(inWords(open.shown));
  }

  /** Every line holds again, everybody is signed in, and time goes by: everything that was typed is stored, or in dispute. */
  async calm(): Promise<void> {
    this.#world.note('calm');
    while (this.#lines.hasLate) await this.#lines.arriveLate();
    for (const member of this.#members) {
      await this.#lines.comeBack(member);
      await this.#lines.deliverHeld(member);
      if (!member.seat && member.left) await this.#sittings.open(member);
      if (!member.seat) continue;
      await this.#lines.run(member, () => member.seat!.page.saves.saver.retry());
      await this.#lines.drain(member);
      await this.#lines.pass(member, 90_000);
      await this.#lines.drain(member);
      await this.#lines.pass(member, 90_000);
      await this.#lines.drain(member);
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
      await this.#lines.note(member);
      done += 1;
    } while (chance(0.45));
    if (chance(0.35)) await markDesk(this.#world, seat);
    if (chance(0.01)) await turnDesk(this.#world, seat);
    return done;
  }

  async #act(member: Member): Promise<void> {
    const { chance, pick, random } = this.#world.dice;
    const seat = member.seat!;
    if (member.away === 0 && chance(0.05))
      return this.#lines.goAway(
        member,
        this.#members.map(({ browser }) => browser.owner),
      );
    const act = random();
    if (act < 0.62) {
      await this.#lines.pass(member, 1_500);
      await this.#lines.handle(member);
    } else if (act < 0.68) await this.#sittings.reload(member);
    else if (act < 0.71) await this.#sittings.leave(member);
    else if (act < 0.75) await this.#sittings.show(member);
    else if (act < 0.79 && !this.#lines.isHeld(member)) await this.#sittings.publish(member);
    else if (act < 0.82) await this.#lines.pass(member, 80_000).then(() => this.#lines.handle(member));
    if (member.seat === seat && locales.some((locale) => seat.model.refused[locale].length > 0) && chance(0.6))
      await this.#sittings.decide(member, pick(locales.filter((locale) => seat.model.refused[locale].length > 0)));
  }

  // Beside the desks

  async #restore(): Promise<void> {
    await restoreOne(this.#world, this.#members[0]!.browser.owner);
    // A row that went with it and is brought again by a desk in the same step begins anew: its pair may be another's.
    await this.#world.compare();
  }
}
