import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** The words of sources as they were confirmed, by their fingerprints; asked for once, all of a screen together. */
export class ConfirmedSources {
  private readonly known = new Map<string, string | null>();
  private waiting: Set<string> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly read: (fingerprints: readonly string[]) => Promise<Record<string, string>>;

  constructor(read: ConfirmedSources['read']) {
    this.read = read;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** `undefined` until they are here, `null` where nobody has kept them. */
  wordsOf(fingerprint: string): string | null | undefined {
    return this.known.get(fingerprint);
  }

  ask(fingerprint: string): void {
    if (this.known.has(fingerprint) || this.waiting?.has(fingerprint)) return;
    if (this.waiting) return void this.waiting.add(fingerprint);
    const asked = (this.waiting = new Set([fingerprint]));
    queueMicrotask(async () => {
      this.waiting = null;
      const words = await this.read([...asked]);
      for (const one of asked) this.known.set(one, words[one] ?? null);
      for (const listener of this.listeners) listener();
    });
  }
}

export const SourcesContext = createContext<ConfirmedSources | null>(null);

export function useConfirmedSource(fingerprint: string): string | null | undefined {
  const sources = use(SourcesContext)!;
  const read = () => sources.wordsOf(fingerprint);
  const words = useSyncExternalStore(sources.subscribe, read, read);
  useEffect(() => sources.ask(fingerprint), [fingerprint, sources]);
  return words;
}
