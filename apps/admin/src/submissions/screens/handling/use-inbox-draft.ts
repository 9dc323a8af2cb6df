'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage, KeptDrafts } from '../../../platform/staff/screens/kept-drafts.ts';
import type { Handled } from './handled.ts';

/** What is being written about one submission. */
export interface InboxDraft {
  /** The new state. */
  to: string;
  /** For the sender, with the new state. */
  answer: string;
  reason: string;
  /** `null` until it is chosen: whoever left an address is written to. */
  mailAnswer: boolean | null;
  note: string;
  isPublic: boolean;
  mailNote: boolean;
}

export const emptyInboxDraft: InboxDraft = {
  to: '',
  answer: '',
  reason: '',
  mailAnswer: null,
  note: '',
  isPublic: false,
  mailNote: false,
};

/** One for each member that has worked in this tab: it outlives the screens. */
const opened = new Map<number, KeptDrafts<InboxDraft>>();

function draftsOf(user: number): KeptDrafts<InboxDraft> {
  const known = opened.get(user);
  if (known) return known;
  const drafts = new KeptDrafts<InboxDraft>({ storage: browserStorage(), name: 'inbox', user, empty: emptyInboxDraft });
  window.addEventListener('storage', ({ key }) => drafts.forget(key));
  opened.set(user, drafts);
  return drafts;
}

interface OpenDraft {
  draft: InboxDraft;
  /** A change that comes after the screen was left still counts. */
  keep: (values: Partial<InboxDraft>) => void;
  /** Whether it outlives this page. */
  isKept: boolean;
}

/** What the member of staff has begun to write about a submission; empty until the browser has been asked. */
export function useInboxDraft({ id, kind, me }: Pick<Handled, 'id' | 'kind' | 'me'>): OpenDraft {
  const place = `${kind}-${id}`;
  const subscribe = useCallback((listener: () => void) => draftsOf(me).subscribe(listener), [me]);
  const draft = useSyncExternalStore(
    subscribe,
    () => draftsOf(me).read(place),
    () => emptyInboxDraft,
  );
  const isKept = useSyncExternalStore(
    subscribe,
    () => draftsOf(me).isKept(),
    () => true,
  );
  const keep = useCallback(
    (values: Partial<InboxDraft>) => {
      const drafts = draftsOf(me);
      drafts.write(place, { ...drafts.read(place), ...values });
    },
    [me, place],
  );
  return { draft, keep, isKept };
}
