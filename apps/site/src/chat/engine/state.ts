/** A value with listeners. */
export interface State<Value> {
  get(): Value;
  /** Nothing is told where nothing changes. */
  patch(change: Partial<Value>): void;
  subscribe(listener: () => void): () => void;
}

export function createState<Value extends object>(initial: Value): State<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    patch(change) {
      const changed = Object.entries(change).some(([name, next]) => value[name as keyof Value] !== next);
      if (!changed) return;
      value = { ...value, ...change };
      for (const tell of listeners) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
