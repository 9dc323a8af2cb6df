import { log } from '@nasaq/logging';
import { limitKey } from './client-address.ts';
import { ApiError } from './error.ts';
import { MinuteCount, SlidingWindow } from './sliding-window.ts';

/** What hosts count together; it fails where their database is away. */
export interface SharedLimits {
  /** 0 for who may pass, which is counted; else the seconds until it may be tried again. */
  take: (name: string, key: string, limit: number, seconds: number) => Promise<number>;
  /** Counts so many more, and says how many there were within the last minute. */
  count: (name: string, by: number) => Promise<number>;
  /** Keeps a value for so many seconds; answers the one that is kept already, where there is one. */
  keep: (name: string, key: string, value: string, seconds: number) => Promise<string>;
}

// One for the process: Next's bundles load this module, too.
const shared = globalThis as typeof globalThis & { nasaqSharedLimits?: SharedLimits | undefined };

/** From here on this process counts together with others. Until then, and while that fails, it counts by itself. */
export function shareLimits(limits: SharedLimits | undefined): void {
  shared.nasaqSharedLimits = limits;
}

/** Keys that are remembered at most. */
const crowd = 50_000;

/** At most `limit` times within any `seconds`, for each key, on all hosts together. */
export class Limit {
  private readonly name: string;
  private readonly limit: number;
  private readonly seconds: number;
  private readonly own: SlidingWindow;
  /** Until when a key need not ask again: a flood is refused here. */
  private readonly refused = new Map<string, number>();

  /** @param name tells it from other limits; the same on every host */
  constructor(name: string, limit: number, seconds: number) {
    this.name = name;
    this.limit = limit;
    this.seconds = seconds;
    this.own = new SlidingWindow(limit, seconds);
  }

  /** 0 for who may pass, which is counted; else the seconds until it may be tried again. */
  async take(key: string): Promise<number> {
    const left = (this.refused.get(key) ?? 0) - Date.now();
    if (left > 0) return Math.ceil(left / 1_000);
    this.refused.delete(key);
    const wait = await together(
      (limits) => limits.take(this.name, key, this.limit, this.seconds),
      () => this.own.take(key),
    );
    if (wait > 0 && shared.nasaqSharedLimits) {
      if (this.refused.size >= crowd) this.refused.clear();
      this.refused.set(key, Date.now() + wait * 1_000);
    }
    return wait;
  }
}

/** How often something happened within the last minute, on all hosts together. */
export class Traffic {
  private readonly name: string;
  private readonly own = new MinuteCount();

  constructor(name: string) {
    this.name = name;
  }

  async add(): Promise<void> {
    this.own.add();
    await together(
      (limits) => limits.count(this.name, 1),
      () => 0,
    );
  }

  async perMinute(): Promise<number> {
    return together(
      (limits) => limits.count(this.name, 0),
      () => this.own.perMinute,
    );
  }
}

/**
 * Keeps a value for so many seconds, for whichever host asks next.
 * @param alone what is answered where this process counts by itself
 */
export function keepTogether(name: string, key: string, value: string, seconds: number, alone: () => string) {
  return together((limits) => limits.keep(name, key, value, seconds), alone);
}

async function together<T>(ask: (limits: SharedLimits) => Promise<T>, alone: () => T): Promise<T> {
  const limits = shared.nasaqSharedLimits;
  if (!limits) return alone();
  try {
    return await ask(limits);
  } catch (error) {
    // What is limited needs the database as well, and says so.
    log.debug('A limit is counted by this host alone.', { error });
    return alone();
  }
}

/** Clients that may have one mailed to the same place within the window. */
const clients = 4;

/**
 * Mails that anybody may have sent to an address that is not theirs: codes, links for a password. Each client has a limit
 * of its own, so that nobody uses up the owner's; and where many ask, the newest mail stays good instead of another one.
 */
export class AskedMails {
  private readonly own: Limit;
  private readonly everybodys: Limit;

  /** @param name tells them from other mails; the same on every host */
  constructor(name: string, perClient: number, seconds: number) {
    this.own = new Limit(name, perClient, seconds);
    this.everybodys = new Limit(`${name} of all`, perClient * clients, seconds);
  }

  /**
   * @param about what the mail is for: a reference, an address
   * @param client address of who asks
   * @returns whether to mail another one
   * @throws {ApiError} `too_many_requests` for a client that has had its share
   */
  async admit(about: string, client: string): Promise<boolean> {
    const seconds = await this.own.take(`${limitKey(client)} ${about}`);
    if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
    return (await this.everybodys.take(about)) === 0;
  }
}
