import type { Locale } from '@nasaq/contract';
import { pageGlobals, type Previewed } from '../entry/previewed.ts';

/** What is reviewed, talked about and has a history: an entry, or a page that exists once, whose id is 0. */
export interface Subject {
  kind: Previewed;
  id: number;
}

export function isPage(kind: string): kind is (typeof pageGlobals)[number] {
  return (pageGlobals as readonly string[]).includes(kind);
}

/** Where an entry, or a page that exists once, is written, from the admin's root. */
export function formPath({ id, kind }: Subject): string {
  return isPage(kind) ? `/globals/${kind}` : `/collections/${kind}/${id}`;
}

interface Place {
  locale: Locale | null;
  /** Null for the entry as a whole. */
  path: string | null;
  thread: number;
}

/** A thread where it is talked about: at its field on the desk; one about the entry as a whole stands in its review. */
export function threadAddress(subject: Subject, { locale, path, thread }: Place): string {
  const query = new URLSearchParams({
    ...(path && { field: path }),
    ...(locale && { language: locale }),
    thread: String(thread),
  });
  return `${formPath(subject)}${path ? '' : '/review'}?${query.toString()}`;
}

/** The review of a language, opened over the desk. */
export function reviewAddress(subject: Subject, locale: Locale): string {
  return `${formPath(subject)}?review=${locale}`;
}

/** Where somebody is led who was told something. */
export function noticeAddress(subject: Subject, { locale, path, thread }: Partial<Place>): string {
  if (thread) return threadAddress(subject, { locale: locale ?? null, path: path ?? null, thread });
  return locale ? reviewAddress(subject, locale) : formPath(subject);
}
