'use client';

import type { Locale } from '@nasaq/contract';
import { useAuth } from '@payloadcms/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage, StoredDrafts } from '../../platform/staff/screens/stored-drafts.ts';
import type { Written } from './word-fields.tsx';

/** What is typed in the fields of a text in a language and saved by nothing yet. */
interface Typed {
  /** `null` = nothing. */
  written: Written | null;
  /** What stood in the fields before. */
  over: string;
}

const nothing: Typed = { written: null, over: '' };

/** One for each member that has worked in this tab: it outlives the fields, which close, and the rows, which others hide. */
const opened = new Map<number, StoredDrafts<Typed>>();

function typedBy(user: number): StoredDrafts<Typed> {
  const known = opened.get(user);
  if (known) return known;
  const typed = new StoredDrafts<Typed>({ storage: browserStorage(), name: 'words', user, empty: nothing });
  window.addEventListener('storage', ({ key }) => typed.forget(key));
  opened.set(user, typed);
  return typed;
}

interface OpenTyped extends Typed {
  /** @param over what is saved at this moment: typed once more, nothing is left to save */
  type: (written: Written, over: string) => void;
  /** Forgets what was typed; with a text, only where it is that text still: more may be typed while the host is asked. */
  forget: (saved?: string) => void;
}

export function useTypedWord({ key, locale }: { key: string; locale: Locale }): OpenTyped {
  const me = useMe();
  const place = `${locale} ${key}`;
  const typed = useSyncExternalStore(
    useCallback((listener: () => void) => typedBy(me).subscribe(listener), [me]),
    () => typedBy(me).read(place),
    () => nothing,
  );
  return {
    ...typed,
    type(written, over) {
      const before = typedBy(me).read(place);
      if (written.text === over) return typedBy(me).write(place, nothing);
      typedBy(me).write(place, { written, over: before.written ? before.over : over });
    },
    forget(saved) {
      if (saved === undefined || typedBy(me).read(place).written?.text === saved) typedBy(me).write(place, nothing);
    },
  };
}

/** Keys of the texts in whose fields something is typed and not saved, one a line. */
export function useTypedKeys(): string {
  const me = useMe();
  return useSyncExternalStore(
    useCallback((listener: () => void) => typedBy(me).subscribe(listener), [me]),
    () =>
      typedBy(me)
        .idsOf('')
        .filter((place) => typedBy(me).read(place).written)
        .map((place) => place.slice(place.indexOf(' ') + 1))
        .join('\n'),
    () => '',
  );
}

function useMe(): number {
  return Number(useAuth().user?.id ?? 0);
}
