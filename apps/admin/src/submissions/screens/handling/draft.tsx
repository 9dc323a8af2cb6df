'use client';

import type { Locale, SubmissionKind } from '@nasaq/contract';
import { useAuth } from '@payloadcms/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { inboxTexts } from '../../catalogue/index.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { browserStorage, StoredDrafts } from '../../../platform/staff/screens/stored-drafts.ts';
import type { Handled } from '../submission-record.ts';

interface Props {
  /** What was typed, of the fields that belong together. */
  typed: readonly string[];
  isStored: boolean;
  language: Locale;
  onDiscard: () => void;
}

/** Says that what is typed is not sent yet, and how long it stays; nothing where nothing is typed. */
export function DraftMark({ isStored, language, onDiscard, typed }: Props) {
  const texts = inboxTexts[language];
  if (typed.every((text) => text.trim() === '')) return null;
  return (
    <p className="inbox-draft">
      <Tag tone="draft">{texts.draft}</Tag> {isStored ? texts.draftKept : texts.draftNotKept}{' '}
      <button className="inbox-draft__discard" onClick={onDiscard} type="button">
        {texts.discardDraft}
      </button>
    </p>
  );
}

interface TagProps {
  id: number;
  kind: SubmissionKind;
  language: Locale;
}

/** In the list: the reader has begun to write about this one. */
export function DraftTag({ id, kind, language }: TagProps) {
  const { user } = useAuth();
  const { draft } = useInboxDraft({ id, kind, me: Number(user?.id ?? 0) });
  if (!draft.answer.trim() && !draft.reason.trim() && !draft.note.trim()) return null;
  return <Tag tone="draft">{inboxTexts[language].draft}</Tag>;
}

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

/** Nothing written yet. */
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
const opened = new Map<number, StoredDrafts<InboxDraft>>();

function draftsOf(user: number): StoredDrafts<InboxDraft> {
  const known = opened.get(user);
  if (known) return known;
  const drafts = new StoredDrafts<InboxDraft>({
    storage: browserStorage(),
    name: 'inbox',
    user,
    empty: emptyInboxDraft,
  });
  window.addEventListener('storage', ({ key }) => drafts.forget(key));
  opened.set(user, drafts);
  return drafts;
}

interface OpenDraft {
  draft: InboxDraft;
  /** A change that comes after the screen was left still counts. */
  keep: (values: Partial<InboxDraft>) => void;
  /** Whether it outlives this page. */
  isStored: boolean;
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
  const isStored = useSyncExternalStore(
    subscribe,
    () => draftsOf(me).isStored(),
    () => true,
  );
  const keep = useCallback(
    (values: Partial<InboxDraft>) => {
      const drafts = draftsOf(me);
      drafts.write(place, { ...drafts.read(place), ...values });
    },
    [me, place],
  );
  return { draft, keep, isStored };
}
