import { useAuth } from '@payloadcms/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage, StoredDrafts } from '../../platform/staff/screens/stored-drafts.ts';
import { type Changes, unchanged } from '../merge-step.ts';
import type { StepForms } from '../start-api.ts';

interface KeptChanges {
  changes: Changes;
  /** As they are at this moment, for what has waited for an answer. */
  newest: () => Changes;
  write: (changes: Changes) => void;
}

/** What is typed in a step and not saved stays in this browser: what was changed alone, with what it was changed from. */
export function useKeptChanges(name: keyof StepForms): KeptChanges {
  const owner = Number(useAuth().user?.id ?? 0);
  const drafts = useMemo(
    () => new StoredDrafts({ storage: browserStorage(), name: 'start', user: owner, empty: unchanged }),
    [owner],
  );
  const changes = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(name),
    () => unchanged,
  );
  return { changes, newest: () => drafts.read(name), write: (next) => drafts.write(name, next) };
}
