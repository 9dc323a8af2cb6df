import type { Payload } from 'payload';

const reads = new Set(['find', 'findByID', 'findGlobal', 'count']);

/**
 * Payload that notes which collections and globals are read through it: what an answer was made from, and with whose
 * change it is old.
 */
export function recorded(payload: Payload, tags: Set<string>): Payload {
  return new Proxy(payload, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (options: { collection?: string; slug?: string }) => unknown;
      if (!reads.has(name as string)) return method;
      return (options: { collection?: string; slug?: string }) => {
        tags.add(options.collection ?? options.slug ?? '');
        return method(options);
      };
    },
  });
}
