import type { Locale } from '@nasaq/contract';

interface Answer {
  doc?: { id: number };
  errors?: { message: string }[];
}

/** @param address of the entry; @returns the copy, or the host's own sentence where there is one */
export async function duplicateEntry(address: string, language: Locale): Promise<{ id: number } | { refused: string }> {
  const answer = await call(`${address}/duplicate`, 'POST', language, { _status: 'draft' });
  return answer?.doc ? { id: answer.doc.id } : { refused: answer?.errors?.[0]?.message ?? '' };
}

/** @param address of its collection; @returns the id of a new entry in which nothing stands; null where it could not be made */
export async function createEntry(address: string, language: Locale): Promise<number | null> {
  const answer = await call(`${address}?draft=true&depth=0&locale=${language}`, 'POST', language, { _status: 'draft' });
  return answer?.doc?.id ?? null;
}

interface PutBack {
  /** Of the entry or page. */
  address: string;
  isGlobal: boolean;
  /** Of the menus: refusals come in it. */
  language: Locale;
  locale: Locale;
}

/** Drops what waits in a language: what is on the site is saved again as it is. @returns why not; null where it was done */
export async function putBack({ address, isGlobal, language, locale }: PutBack): Promise<string | null> {
  const query = `${address}?depth=0&fallback-locale=null&locale=${locale}`;
  try {
    const published = await fetch(query, { credentials: 'same-origin', headers: { 'Accept-Language': language } });
    if (!published.ok) return '';
    const answer = await call(query, isGlobal ? 'POST' : 'PATCH', language, await published.json());
    return !answer || answer.errors ? (answer?.errors?.[0]?.message ?? '') : null;
  } catch {
    return '';
  }
}

async function call(address: string, method: string, language: Locale, body: unknown): Promise<Answer | null> {
  try {
    const answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  } catch {
    return null;
  }
}
