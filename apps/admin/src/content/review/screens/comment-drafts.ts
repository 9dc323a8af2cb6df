'use client';

import { useAuth } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { browserStorage, StoredDrafts } from '../../../platform/staff/screens/stored-drafts.ts';

/** A comment that is not sent yet. */
interface CommentDraft {
  /** As it is typed, with names. */
  typed: string;
  /** Members who were chosen from the list: which of two with one name is meant. */
  chosen: readonly number[];
}

const empty: CommentDraft = { typed: '', chosen: [] };

/** One for each member that has worked in this tab: it outlives the fields. */
const opened = new Map<number, StoredDrafts<CommentDraft>>();

function draftsOf(user: number): StoredDrafts<CommentDraft> {
  const known = opened.get(user);
  if (known) return known;
  const drafts = new StoredDrafts<CommentDraft>({ storage: browserStorage(), name: 'comment', user, empty });
  window.addEventListener('storage', ({ key }) => drafts.forget(key));
  opened.set(user, drafts);
  return drafts;
}

/**
 * A comment that is being written, kept in this browser over a reload, a lost connection and the end of a session.
 * @param key what it is about: an entry with a field of it or a thread
 */
export function useCommentDraft(key: string): readonly [CommentDraft, (draft: Partial<CommentDraft>) => void] {
  // Whose draft this is does not change with the end of the session.
  const drafts = draftsOf(Number(useAuth().user?.id ?? 0));
  const read = () => drafts.read(key);
  const draft = useSyncExternalStore(drafts.subscribe, read, () => empty);
  return [sound(draft) ? draft : empty, (changed) => drafts.write(key, { ...drafts.read(key), ...changed })];
}

/** What a browser keeps may be anything. */
function sound({ chosen, typed }: CommentDraft): boolean {
  return typeof typed === 'string' && Array.isArray(chosen);
}
