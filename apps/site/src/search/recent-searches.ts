import { fold } from '@nasaq/contract';
import { useSyncExternalStore } from 'react';

/** The reader's last searches, the latest first. */
interface RecentSearches {
  list(): readonly string[];
  /** Whether they outlast the page: only where the reader asked for it. */
  isKept(): boolean;
  add(search: string): void;
  remove(search: string): void;
  clear(): void;
  /** The reader's choice; `false` deletes what the device holds. */
  keep(kept: boolean): void;
  subscribe(listener: () => void): () => void;
}

const storageName = 'nasaq.searches';
const most = 5;

/**
 * Searches of this visit lie in the page's memory. The notice on browser storage promises to ask before anything is
 * kept that is not necessary: the device holds them only after the reader has said so, and then says so by holding them.
 * @param open gives the storage; a browser that forbids it throws at the mere mention
 */
export function createRecentSearches(open: () => Storage = () => window.localStorage): RecentSearches {
  let list = read() ?? [];
  let kept = read() !== null;
  const listeners = new Set<() => void>();

  function read(): string[] | null {
    try {
      const stored: unknown = JSON.parse(open().getItem(storageName) ?? 'null');
      return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : null;
    } catch {
      return null;
    }
  }

  function change(searches: string[]): void {
    list = searches;
    if (kept) store();
    for (const listener of listeners) listener();
  }

  function store(): void {
    try {
      open().setItem(storageName, JSON.stringify(list));
    } catch {
      kept = false;
    }
  }

  return {
    list: () => list,
    isKept: () => kept,
    add: (search) => change([search, ...without(list, search)].slice(0, most)),
    remove: (search) => change(without(list, search)),
    clear: () => change([]),
    keep(wanted) {
      kept = wanted;
      if (!wanted) forget(open);
      change([...list]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Spellings that the search does not tell apart are one. */
function without(searches: readonly string[], search: string): string[] {
  return searches.filter((known) => fold(known) !== fold(search));
}

function forget(open: () => Storage): void {
  try {
    open().removeItem(storageName);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** Those of this window; made where they are first asked for, which the server never does. */
let recent: RecentSearches | undefined;

export function recentSearches(): RecentSearches {
  return (recent ??= createRecentSearches());
}

export function useRecentSearches(): readonly string[] {
  const { subscribe, list } = recentSearches();
  return useSyncExternalStore(subscribe, list);
}
