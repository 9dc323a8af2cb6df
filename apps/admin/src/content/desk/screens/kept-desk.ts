import { newId } from '@nasaq/translation';
import { type StoredForm, storedForms } from '../../saving/screens/stored-forms.ts';
import type { Doc } from '../../saving/merge.ts';
import type { KeptDesk } from './desk-line.ts';

/** What a browser has kept may be of another release, or anything else: a desk must open all the same. */
export function isKeptDesk(kept: unknown): kept is KeptDesk {
  const { lost, newest } = (kept ?? {}) as Partial<KeptDesk>;
  return isSave(newest) && (lost === undefined || isSave(lost));
}

function isSave(save: unknown): boolean {
  const { form, languages } = (save ?? {}) as { form?: unknown; languages?: unknown };
  return typeof form === 'string' && typeof languages === 'object' && languages !== null;
}

/** Between the name of a desk and that of one of its windows. */
const mark = '~';

/** What windows have kept of a desk, those that are open too; what was kept longest ago first. */
export function keptPlaces(user: number, desk: string): string[] {
  const forms = storedForms(user);
  return forms
    .idsOf(desk)
    .filter((id) => (id === desk || id.startsWith(desk + mark)) && forms.read(id).values !== null)
    .sort((one, other) => (forms.read(one).at < forms.read(other).at ? -1 : 1));
}

interface Options {
  user: number;
  /** As `posts-7-desk`. */
  desk: string;
}

/**
 * Where one window keeps what is unsaved on one desk. Each has a place of its own, and a lock that says that it is open:
 * what a closed or killed one has left is taken by whoever opens the desk next, and nobody takes what stands in an open one.
 * Browsers have locks only on pages with a certificate, or on this machine: elsewhere a window takes what is there, and the
 * host, which knows each save by its name, stores it once.
 */
export class KeptPlaces {
  private readonly options: Options;
  private own: string;
  private readonly left: string[];
  private readonly locks: Lock[];
  /** What this window has kept or taken last. */
  private newest: StoredForm = none;
  private isReleased = false;

  private constructor(options: Options, left: string[], locks: Lock[]) {
    this.options = options;
    this.own = `${options.desk}${mark}${newId()}`;
    this.left = left;
    this.locks = locks;
    // Nobody else can have it: it is as good as taken.
    void lock(options.user, this.own).then((own) => (this.isReleased ? own?.giveBack() : own && locks.push(own)));
  }

  /** Takes what windows that are gone have left; whoever opens it gives it back with `release`. */
  static open(options: Options): Promise<KeptPlaces> {
    // One after the other: React may draw a desk, throw it away and draw it anew, and the first one has claimed first.
    const claimed = opening.then(() => KeptPlaces.claim(options));
    opening = claimed.catch(() => {});
    return claimed;
  }

  private static async claim(options: Options): Promise<KeptPlaces> {
    const places = keptPlaces(options.user, options.desk);
    const locks = await Promise.all(places.map((place) => lock(options.user, place)));
    const left = places.filter((_, at) => locks[at] !== null);
    return new KeptPlaces(
      options,
      left,
      locks.filter((own) => own !== null),
    );
  }

  /** Whether a window that is gone has left something that nobody has brought back. */
  get hasLeft(): boolean {
    return this.left.length > 0;
  }

  /** The next of what windows that are gone have left: from now on it stands in the place of this one. */
  takeNext(): { at: string; kept: KeptDesk } | null {
    const forms = storedForms(this.options.user);
    for (let place = this.left.shift(); place !== undefined; place = this.left.shift()) {
      const form = forms.read(place);
      if (isKeptDesk(form.values)) {
        this.own = place;
        this.newest = form;
        return { at: form.at, kept: form.values };
      }
      if (form.values) forms.write(place, none);
    }
    return null;
  }

  /** Whoever has taken it over since this window was left has the newer word. */
  write(kept: KeptDesk | null): void {
    const forms = storedForms(this.options.user);
    if (this.isReleased && forms.read(this.own) !== this.newest) return;
    this.newest = kept ? { values: kept as unknown as Doc, at: new Date().toISOString() } : none;
    forms.write(this.own, this.newest);
  }

  /** This desk is left: what it could not save is there for whoever opens it next. */
  release(): void {
    this.isReleased = true;
    for (const own of this.locks.splice(0)) own.giveBack();
  }
}

const none: StoredForm = { values: null, at: '' };

/** Ends with the last desk that has been opened on this page. */
let opening: Promise<unknown> = Promise.resolve();

interface Lock {
  giveBack(): void;
}

/** What this page has locked, and whether one of its desks uses it. */
const locked = new Map<string, Lock & { isUsed: boolean }>();

/** @returns `null` where an open desk has it, of this window or of another one */
async function lock(user: number, place: string): Promise<Lock | null> {
  const { locks } = navigator;
  if (!locks) return { giveBack: () => {} };
  const name = `nasaq-desk-${user}-${place}`;
  const left = locked.get(name);
  // A desk that has just been left on this page has given it back, which the browser learns a moment later.
  if (left) return left.isUsed ? null : Object.assign(left, { isUsed: true });
  return new Promise((told) => {
    locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return told(null);
        return new Promise<void>((free) => told(heldHere(name, free)));
      })
      // A page that may hold no locks: as where there are none.
      .catch(() => told({ giveBack: () => {} }));
  });
}

function heldHere(name: string, free: () => void): Lock {
  const own = {
    isUsed: true,
    giveBack() {
      own.isUsed = false;
      setTimeout(() => {
        if (own.isUsed || locked.get(name) !== own) return;
        locked.delete(name);
        free();
      });
    },
  };
  locked.set(name, own);
  return own;
}
