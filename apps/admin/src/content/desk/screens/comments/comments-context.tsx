'use client';

import type { Locale } from '@nasaq/contract';
import { useDocumentInfo } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { Previewed } from '../../../entry/previewed.ts';
import type { Subject } from '../../../review/addresses.ts';
import type { Reviews, Thread, Threads } from '../../../review/review-api.ts';
import { type Host, useHost } from '../../../review/screens/use-host.ts';

/** What colleagues say about the entry of a desk: at its fields, and of its languages as they stand. */
export interface Comments {
  subject: Subject;
  threads: Host<Threads>;
  reviews: Host<Reviews>;
  /** The field whose threads stand open below it, and the language in which one is to comment. */
  open: { path: string; locale: Locale | null } | null;
  show: (open: Comments['open']) => void;
  /** Where the address of the screen leads. */
  asked: { thread: number | null; review: boolean };
}

const CommentsContext = createContext<Comments | null>(null);

export function useComments(): Comments {
  return use(CommentsContext)!;
}

/** The threads at a field, in the order in which they began. */
export function threadsAt({ threads }: Pick<Comments, 'threads'>, path: string): Thread[] {
  return threads.answer?.threads.filter((thread) => thread.path === path) ?? [];
}

/** Keeps what is said of an entry for all parts of its desk. */
export function CommentsProvider({ children }: { children: ReactNode }) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const kind = (globalSlug ?? collectionSlug) as Previewed;
  const subject = useMemo<Subject>(() => ({ kind, id: globalSlug ? 0 : Number(id) }), [globalSlug, id, kind]);
  const threads = useHost<Threads>('/threads/of', '/threads', subject);
  const reviews = useHost<Reviews>('/history/review', '/history', subject);
  const query = useSearchParams();
  const thread = Number(query?.get('thread') ?? 0) || null;
  const [open, setOpen] = useState<Comments['open']>(() => {
    const [path, language] = [query?.get('field'), query?.get('language')];
    return thread && path ? { path, locale: language === 'en' || language === 'ar' ? language : null } : null;
  });
  const review = Boolean(query?.get('review'));
  const [isFollowed, setFollowed] = useState(false);
  // Whoever has gone on from where the address led is led no more.
  const asked = useMemo(() => ({ thread: isFollowed ? null : thread, review }), [isFollowed, review, thread]);
  const show = useCallback((next: Comments['open']) => {
    setFollowed(true);
    setOpen(next);
  }, []);
  const value = useMemo(
    () => ({ asked, open, reviews, show, subject, threads }),
    [asked, open, reviews, show, subject, threads],
  );
  return <CommentsContext value={value}>{children}</CommentsContext>;
}
