'use client';

import { openEventStream } from '@nasaq/connectivity';
import { isSame, type Place } from '@nasaq/translation';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { DeskPlace, Presence } from '../../desk-api.ts';
import type { DeskAddress } from '../desk-calls.ts';

export type Person = Presence['people'][number];

interface Colleagues {
  /** The others at this desk, each of their windows by itself. */
  people: readonly Person[];
  /** Tells them where the reader writes; nothing where they are elsewhere. */
  move: (place: Place | null) => void;
  /** Rises whenever somebody has replaced a text of the reader's. */
  overruled: number;
  /** Rises whenever others have stored something of the entry. */
  stored: number;
  /** Who reads. */
  me: number;
}

const PresenceContext = createContext<Colleagues>({ people: [], move: () => {}, overruled: 0, stored: 0, me: 0 });

export function useColleagues(): Colleagues {
  return use(PresenceContext);
}

interface Props {
  at: DeskAddress;
  children: ReactNode;
  /** Of the desk, one for each time that it is opened. */
  form: string;
}

/** As the host says that it still is there, in milliseconds. */
const heartbeat = 20_000;
/** After somebody goes to another field: who only passes through tells nothing. */
const settled = 400;

/** Who else is at this desk, for as long as it is open. Nobody is held back: a lost connection shows nobody. */
export function PresenceProvider({ at: { address, language, user }, children, form }: Props) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [overruled, setOverruled] = useState(0);
  const [stored, setStored] = useState(0);
  const [own] = useState(() => new OwnPlace(`${address}/presence`, form));

  useEffect(() => {
    const close = openEventStream(`${address}/presence?form=${encodeURIComponent(form)}`, {
      headers: () => ({ 'Accept-Language': language }),
      heartbeat,
      onOpen: () => own.tell(),
      onEvent: (event) => {
        const { overruled: replaced, people: now, stored: saves } = event as Presence;
        setOverruled(replaced);
        setStored(saves);
        setPeople((before) => (isSame(before, now) ? before : now));
      },
      onGap: () => setPeople([]),
      onRefused: () => setPeople([]),
    });
    return () => {
      own.leave();
      close();
    };
  }, [address, form, language, own]);

  const value = useMemo<Colleagues>(
    () => ({ people, me: user, move: own.move, overruled, stored }),
    [overruled, own, people, stored, user],
  );
  return <PresenceContext value={value}>{children}</PresenceContext>;
}

/** Where the reader writes, told to the host. */
class OwnPlace {
  private readonly address: string;
  private readonly form: string;
  private place: Place | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, form: string) {
    this.address = address;
    this.form = form;
  }

  readonly move = (place: Place | null): void => {
    if (isSame(place, this.place)) return;
    this.place = place;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), settled);
  };

  /** Again, too: who comes back has no place yet. */
  tell(): void {
    clearTimeout(this.timer);
    const { locale, path } = this.place ?? { locale: null, path: null };
    if (path === null) return;
    // What does not come through is said with the next step.
    void fetch(this.address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: this.form, locale, path } satisfies DeskPlace),
    }).catch(() => {});
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
