type Listener = (readOnly: boolean) => void;

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqReadOnly?: { is: boolean; told: Set<Listener> } };
const state = (shared.nasaqReadOnly ??= { is: false, told: new Set() });

/** Whether the host only reads, because its database is being worked on (`nasaq maintenance on`). */
export function isReadOnly(): boolean {
  return state.is;
}

export function setReadOnly(readOnly: boolean): void {
  if (state.is === readOnly) return;
  state.is = readOnly;
  for (const listener of state.told) listener(readOnly);
}

/**
 * Called whenever it begins and ends.
 * @returns how to stop
 */
export function onReadOnly(listener: Listener): () => void {
  state.told.add(listener);
  return () => void state.told.delete(listener);
}
