import { locales, type Locale } from '@nasaq/contract';
import type { KeptDesk } from '../../screens/desk-line.ts';
import { copied, type DeskModel, type SentModel } from './desk-model.ts';
import { editDesk } from './edits.ts';
import { expected } from './expected.ts';
import type { Lines } from './lines.ts';
import type { Member } from './member.ts';
import { keptIn, Page } from './page.ts';
import { publishNow } from './publishing.ts';
import { newSeat, notePairs, type Seat } from './seat.ts';
import { sheetOf, withParts } from './sheet.ts';
import type { World } from './world.ts';

/** What one does at a desk besides writing: open and leave it, decide its disputes, publish. */
export class Sittings {
  readonly #world: World;
  readonly #lines: Lines;
  readonly #place: string;

  constructor(world: World, lines: Lines) {
    this.#world = world;
    this.#lines = lines;
    this.#place = `${world.stage.collection}-${world.id}-desk`;
  }

  async open(member: Member): Promise<void> {
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
    const seat = newSeat(this.#world.entry, page);
    member.left = null;
    if (page.saves.broughtBack()) this.#bringBack(seat, left!, kept!);
    else if (left) expected(isStored(left.model, seat.model)).toBe(true);
    else expected(kept).toBeNull();
    member.seat = seat;
    await this.#lines.note(member);
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
    this.#world.host.expectSave(key, first);
    lay(first);
    const alone = (locale: Locale) => {
      const own = new Set([...first.names[locale], ...first.names.shared]);
      return [...newest.names[locale], ...newest.names.shared].filter((name) => !own.has(name));
    };
    seat.sent.set(key, {
      ...first,
      shown: copied(model.shown),
      base: copied(model.base),
      ...(kept.lost && { alone: { en: alone('en'), ar: alone('ar') } }),
    });
    lay({ ...newest, names: first.names });
    lay(newest);
    model.marks = left.model.marks;
    model.source = left.model.source === this.#world.states.source ? undefined : left.model.source;
  }

  async reload(member: Member): Promise<void> {
    const seat = member.seat!;
    this.#world.note('reloads', 'reloads');
    await seat.page.close();
    await this.#goes(member);
  }

  async leave(member: Member): Promise<void> {
    const seat = member.seat!;
    await this.#lines.deliverHeld(member);
    this.#world.note('leaves', 'left');
    await this.#lines.run(member, () => void seat.page.leave());
    await this.#lines.drain(member);
    await this.#goes(member);
  }

  async #goes(member: Member): Promise<void> {
    const { browser, seat } = member;
    this.#lines.leave(member);
    notePairs(this.#world.fields, seat!);
    const kept = await keptIn(browser, this.#place);
    member.left = kept ? { model: seat!.model, sent: seat!.sent } : null;
    if (!kept) expected([seat!.model.isUnsaved, seat!.model.refused]).toEqual([false, { en: [], ar: [] }]);
    member.seat = null;
  }

  async decide(member: Member, locale: Locale): Promise<void> {
    const seat = member.seat!;
    const { store } = seat.page;
    const conflict = this.#world.dice.pick(store.current().conflicts[locale]);
    if (!conflict) return;
    const { path } = conflict;
    notePairs(this.#world.fields, seat);
    const isShared = this.#world.entry.shared.includes(path.split('.', 1)[0]!);
    if (!isShared && seat.model.decidedWith({ locale, path }).length > 1)
      this.#world.note('with the same setting of the other language', 'settings');
    if (this.#world.dice.chance(0.45)) {
      this.#world.note(`takes theirs at ${locale}:${path}`, 'givenUp');
      return this.show(member, { locale, path });
    }
    this.#world.note(`keeps ${locale}:${path}`, 'keptMine');
    seat.model.insist(locale, path);
    await this.#lines.run(member, () => {
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
  async show(member: Member, givenUp?: Seat['givenUp']): Promise<void> {
    const seat = member.seat!;
    if (this.#lines.isHeld(member)) return;
    const conflict =
      givenUp && seat.page.store.current().conflicts[givenUp.locale].find(({ path }) => path === givenUp.path);
    seat.givenUp = givenUp;
    await this.#lines.run(
      member,
      () => void seat.page.saves.show(givenUp && { locale: givenUp.locale, conflict: conflict! }),
    );
    const isSaving = member.browser.requests[0]?.method === 'POST';
    if (isSaving)
      await this.#lines.answer(
        member,
        member.browser.requests[0]!,
        await this.#world.arrive(member.browser.requests[0]!),
      );
    if (this.#world.dice.chance(0.3) && member.browser.requests[0]?.method === 'GET') {
      const request = member.browser.requests[0];
      const outcome = await this.#world.arrive(request);
      await editDesk(this.#world, seat, member.languages);
      await this.#lines.answer(member, request, outcome);
    }
    await this.#lines.drain(member);
    seat.givenUp = undefined;
  }

  async publish(member: Member): Promise<void> {
    const seat = member.seat!;
    let isSaved: boolean | undefined;
    await this.#lines.run(member, () => void seat.page.saves.saveNow().then((saved) => (isSaved = saved)));
    await this.#lines.drain(member);
    if (isSaved) await publishNow(this.#world, member.browser.owner, this.#world.dice.pick(member.languages));
    await this.show(member);
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
