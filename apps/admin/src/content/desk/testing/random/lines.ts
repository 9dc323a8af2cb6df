import type { Browser, Request } from './browser.ts';
import type { Outcome } from './desk-model.ts';
import { editDesk } from './edits.ts';
import type { Member } from './member.ts';
import { savedBy } from './page.ts';
import type { World } from './world.ts';

/** What is not answered yet, or was given up by its page and comes to the host late. */
interface Waiting {
  request: Request;
  outcome: Outcome | null;
}

/** The lines from the pages to the host: what is sent is answered, lost, held up, or given up and comes late. */
export class Lines {
  readonly #world: World;
  #held = new Map<Member, Waiting>();
  #late: Request[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  get hasLate(): boolean {
    return this.#late.length > 0;
  }

  isHeld(member: Member): boolean {
    return this.#held.has(member);
  }

  /** The page of this member has gone; what it has sent may still come to the host. */
  leave(member: Member): void {
    const { browser } = member;
    for (const request of browser.requests)
      if (request.method === 'POST' && !request.answer && this.#world.dice.chance(0.5)) this.#late.push(request);
    browser.requests = [];
    this.#held.delete(member);
  }

  /** What becomes of the request that a page has sent. */
  async handle(member: Member): Promise<void> {
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
    await this.answer(member, request, outcome);
    await this.handle(member);
  }

  async arriveLate(): Promise<void> {
    const request = this.#late.shift()!;
    this.#world.note('late', 'arrivedLate');
    await this.#world.arrive(request);
  }

  async deliverHeld(member: Member): Promise<void> {
    const held = this.#held.get(member);
    if (!held) return;
    this.#held.delete(member);
    this.#world.note('at last', 'held');
    const { request } = held;
    await this.answer(member, request, held.outcome ?? (await this.#world.arrive(request)));
  }

  async answer(member: Member, request: Request, outcome: Outcome | null): Promise<void> {
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
    await this.run(member, () => request.resolve({ ok: status < 400, status, json: async () => body }));
  }

  async #fail(member: Member, request: Request): Promise<void> {
    member.browser.requests = member.browser.requests.filter((other) => other !== request);
    if (request.isOver) return;
    await this.run(member, () => request.reject(new TypeError('Failed to fetch')));
  }

  /** All that a page asks for is answered, until it asks for nothing more. */
  async drain(member: Member): Promise<void> {
    await this.deliverHeld(member);
    for (let request = member.browser.requests[0]; request; request = member.browser.requests[0])
      await this.answer(member, request, await this.#world.arrive(request));
  }

  async run(member: Member, work: () => void): Promise<void> {
    await member.browser.run(work);
    await this.note(member);
  }

  async pass(member: Member, milliseconds: number): Promise<void> {
    await member.browser.wait(milliseconds);
    await this.note(member);
  }

  async note({ browser, seat }: Member): Promise<void> {
    for (const request of browser.attempts.splice(0))
      if (seat && request.method === 'POST') await this.#world.noteSent(seat, request);
  }

  /** @param sessions whoever else may sign in in the same browser */
  async goAway(member: Member, sessions: readonly Browser['owner'][]): Promise<void> {
    const { chance, pick } = this.#world.dice;
    member.away = 3;
    if (chance(0.5)) {
      this.#world.note('offline', 'offline');
      member.browser.isOnline = false;
      this.#held.delete(member);
      for (const request of member.browser.requests) await this.#fail(member, request);
    } else {
      this.#world.note('session ended', 'sessionsEnded');
      member.browser.session = chance(0.6) ? null : pick(sessions);
    }
  }

  async goOn(member: Member): Promise<void> {
    await this.deliverHeld(member);
    if (member.away > 0) {
      member.away -= 1;
      if (member.away === 0) await this.comeBack(member);
    }
  }

  async comeBack(member: Member): Promise<void> {
    const { browser } = member;
    if (browser.isOnline && browser.session === browser.owner) return;
    member.away = 0;
    browser.isOnline = true;
    browser.session = browser.owner;
    if (member.seat) await this.run(member, () => member.seat!.page.saves.saver.retry());
  }
}
