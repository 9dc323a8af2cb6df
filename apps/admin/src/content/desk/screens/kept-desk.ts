import type { KeptDesk } from './desk-line.ts';

/** What a browser has kept may be of another release, or anything else: a desk must open all the same. */
export function isKeptDesk(kept: unknown): kept is KeptDesk {
  const { lost, newest } = (kept ?? {}) as Partial<KeptDesk>;
  return isSave(newest) && (lost === undefined || isSave(lost));
}

function isSave(save: unknown): boolean {
  const { form, languages } = (save ?? {}) as { form?: unknown; languages?: unknown };
  return typeof form === 'string' && typeof languages === 'object' && languages !== null;
}
