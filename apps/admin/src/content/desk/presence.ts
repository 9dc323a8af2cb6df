import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@nasaq/logging';
import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { isOutage } from '../../platform/database/database-outage.ts';
import { type Notifier, notify } from '../../platform/database/notifications.ts';
import { saidChannel, type SaidNews } from '../saving/newest.ts';
import { overruledChannel, type OverruledNews } from '../saving/overruled.ts';
import type { Presence } from './desk-api.ts';

const channel = 'nasaq_desks';
/** Milliseconds between two signs of a host that who is at its desks still is. */
const beat = 20_000;
/** After which a host that says nothing has gone, with all who were on it. */
const longest = 3 * beat;

/** Somebody at a desk; `form` is that desk's own, one for each screen. */
export interface Seat {
  /** As `targetName` has it. */
  desk: string;
  form: string;
  id: number;
  /** As the menus of each language name them. */
  names: Record<Locale, string>;
  locale: Locale | null;
  path: string | null;
}

/** What hosts tell each other. */
type Told =
  | { here: Seat }
  | { moved: Pick<Seat, 'desk' | 'form' | 'id' | 'locale' | 'path'> }
  | { gone: Pick<Seat, 'desk' | 'form'> }
  /** Somebody has opened a desk and wants to know who else is there. */
  | { asked: string };

/** Who is at which desk, on all admin hosts of the database; kept nowhere but in their memory. */
export class DeskPresence {
  readonly #payload: () => Promise<Payload>;
  readonly #notifier: Notifier;
  /** By desk and form, with when they were heard of last. */
  readonly #seats = new Map<string, Map<string, { seat: Seat; at: number }>>();
  readonly #own = new Map<string, Seat>();
  readonly #watches = new Map<string, Set<() => void>>();
  /** By desk and member, how often a text of theirs was replaced since this host listens. */
  readonly #overruled = new Map<string, number>();
  /** By desk, how often something was stored while somebody sat at it, and how often by which form. */
  readonly #stored = new Map<string, { all: number; by: Map<string, number> }>();
  #begun: Promise<void> | null = null;
  #line: Promise<void> = Promise.resolve();

  constructor(payload: () => Promise<Payload>, notifier: Notifier) {
    this.#payload = payload;
    this.#notifier = notifier;
  }

  get closed(): AbortSignal {
    return this.#notifier.closed;
  }

  /**
   * Somebody sits down; `told` is called whenever others come, go or move.
   * @returns how to get up
   */
  async enter(seat: Seat, told: () => void): Promise<() => Promise<void>> {
    this.#begun ??= this.#begin();
    await this.#begun;
    const watches = this.#watches.get(seat.desk) ?? new Set();
    this.#watches.set(seat.desk, watches.add(told));
    this.#own.set(seat.form, seat);
    await this.#tell({ here: seat });
    await this.#tell({ asked: seat.desk });
    return async () => {
      watches.delete(told);
      if (watches.size === 0) {
        this.#watches.delete(seat.desk);
        this.#stored.delete(seat.desk);
      }
      this.#own.delete(seat.form);
      await this.#tell({ gone: { desk: seat.desk, form: seat.form } });
    };
  }

  /** Where somebody writes now; on whichever host their stream is. */
  async move(moved: Pick<Seat, 'desk' | 'form' | 'id' | 'locale' | 'path'>): Promise<void> {
    await this.#tell({ moved });
  }

  /** The others, whoever came first, as menus of a language name them. */
  people(desk: string, form: string, language: Locale): Presence['people'] {
    const now = Date.now();
    const seats = [...(this.#seats.get(desk)?.values() ?? [])];
    return seats
      .filter(({ at, seat }) => seat.form !== form && now - at < longest)
      .map(({ seat: { id, locale, names, path } }) => ({ id, name: names[language], locale, path }));
  }

  /**
   * Whether nobody is at a desk, on any host: all are asked, and whoever is on the way there has so long to come.
   * @param wait in milliseconds
   * @returns `false`, too, where this host ends meanwhile
   */
  async isEmpty(desk: string, wait: number): Promise<boolean> {
    this.#begun ??= this.#begin();
    await this.#begun;
    await this.#tell({ asked: desk });
    await pause(wait, null, { ref: false, signal: this.closed }).catch(() => {});
    return !this.closed.aborted && this.people(desk, '', 'en').length === 0;
  }

  /** A number that rises with each text of a member that somebody has replaced. */
  overruled(desk: string, id: number): number {
    return this.#overruled.get(`${desk} ${id}`) ?? 0;
  }

  /** A number that rises with each save of others, of whatever they save it from. */
  stored(desk: string, form: string): number {
    const stored = this.#stored.get(desk);
    return stored ? stored.all - (stored.by.get(form) ?? 0) : 0;
  }

  async #begin(): Promise<void> {
    await this.#notifier.listen(channel, (message) => this.#hear(JSON.parse(message) as Told));
    await this.#notifier.listen(overruledChannel, (message) => this.#count(JSON.parse(message) as OverruledNews));
    await this.#notifier.listen(saidChannel, (message) => this.#note(JSON.parse(message) as SaidNews));
    const timer = setInterval(() => void this.#sayAll(), beat);
    timer.unref();
    this.#notifier.closed.addEventListener('abort', () => clearInterval(timer));
    this.#notifier.onGap(() => void this.#sayAll());
  }

  #hear(told: Told): void {
    if ('asked' in told) return void this.#sayAll(told.asked);
    if ('here' in told) return this.#put(told.here);
    if ('gone' in told) {
      this.#seats.get(told.gone.desk)?.delete(told.gone.form);
      if (this.#seats.get(told.gone.desk)?.size === 0) this.#seats.delete(told.gone.desk);
      return this.#wake(told.gone.desk);
    }
    const { moved } = told;
    const known = this.#seats.get(moved.desk)?.get(moved.form)?.seat;
    // Nobody moves somebody else.
    if (known?.id !== moved.id) return;
    const seat = { ...known, locale: moved.locale, path: moved.path };
    if (this.#own.has(seat.form)) this.#own.set(seat.form, seat);
    this.#put(seat);
  }

  #put(seat: Seat): void {
    const seats = this.#seats.get(seat.desk) ?? new Map<string, { seat: Seat; at: number }>();
    const before = JSON.stringify(seats.get(seat.form)?.seat);
    this.#seats.set(seat.desk, seats.set(seat.form, { seat, at: Date.now() }));
    if (before !== JSON.stringify(seat)) this.#wake(seat.desk);
  }

  #count({ entry, member }: OverruledNews): void {
    // Who is not here reads it when they come.
    if (!this.#watches.get(entry)?.size) return;
    this.#overruled.set(`${entry} ${member}`, this.overruled(entry, member) + 1);
    this.#wake(entry);
  }

  #note({ entry, form }: SaidNews): void {
    if (!this.#watches.has(entry)) return;
    const { all, by } = this.#stored.get(entry) ?? { all: 0, by: new Map<string, number>() };
    if (form !== null) by.set(form, (by.get(form) ?? 0) + 1);
    this.#stored.set(entry, { all: all + 1, by });
    this.#wake(entry);
  }

  #wake(desk: string): void {
    for (const told of this.#watches.get(desk) ?? []) told();
  }

  async #sayAll(desk?: string): Promise<void> {
    for (const seat of this.#own.values())
      if (desk === undefined || seat.desk === desk) await this.#tell({ here: seat });
    // Those of a host that is silent have gone.
    for (const watched of desk === undefined ? this.#watches.keys() : []) this.#wake(watched);
  }

  /** One after the other: who has left is not told of afterwards by what was on its way before. What fails is said again soon. */
  #tell(told: Told): Promise<void> {
    this.#line = this.#line.then(() => this.#send(told));
    return this.#line;
  }

  async #send(told: Told): Promise<void> {
    try {
      await notify({ payload: await this.#payload() }, channel, JSON.stringify(told));
    } catch (error) {
      if (!isOutage(error) && !this.#notifier.closed.aborted)
        log.error('Who is at a desk could not be told.', { error });
    }
  }
}
