import { isLocale, type Locale } from '@nasaq/contract';
import { encodings, Representation } from '@nasaq/serving';
import type { PageAnswer } from '../../platform/responses.ts';

/** Headers and bookkeeping of a page, roughly. */
const overhead = 2_048;

/** An answer that is ready to be written to a socket, in every encoding. */
export interface EncodedPage {
  status: number;
  content: Representation;
  tags: ReadonlySet<string>;
  /** Of a page, which decides the reader's language; `null` for a payload, since it may be a mere preload. */
  locale: Locale | null;
  /** What it takes in memory. */
  bytes: number;
}

/** @param forMany compresses it once for all readers; else it is compressed as the one who asked takes it */
export async function encodePage({ status, headers, body, tags }: PageAnswer, forMany: boolean): Promise<EncodedPage> {
  const { 'Content-Type': type = 'text/plain', ...others } = headers;
  const content = new Representation(Buffer.from(body), type, others);
  const variants = await Promise.all((forMany ? encodings : []).map((encoding) => content.encoded(encoding)));
  const bytes = variants.reduce((sum, variant) => sum + variant.body.length, overhead);
  const language = type.startsWith('text/html') ? (headers['Content-Language'] ?? '') : '';
  return { status, content, tags: new Set(tags), locale: isLocale(language) ? language : null, bytes };
}
