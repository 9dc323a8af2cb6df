import type { RichText } from '@nasaq/contract';
import type { Reading } from '../../../platform/http/published.ts';
import { presentRichText } from './rich-text.ts';

interface DetailDocument {
  title?: string | null;
  summary?: string | null;
  body?: unknown;
  seo?: { title?: string | null; description?: string | null } | null;
  publishedAt?: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The fields that every detail page has on top of its list row; the alternates are added by the resource. */
export async function presentDetail(reading: Reading, doc: DetailDocument) {
  const body: RichText = await presentRichText(reading, doc.body);
  return {
    seo: { title: doc.seo?.title || doc.title || '', description: doc.seo?.description || doc.summary || '' },
    body,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}
