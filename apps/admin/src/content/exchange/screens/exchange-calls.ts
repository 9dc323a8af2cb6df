import type { Locale } from '@nasaq/contract';
import { isFileGone } from '../../../platform/staff/screens/file-gone.ts';
import {
  type ExportOrder,
  exchangeHeaders,
  type Preview,
  type Refused,
  type Taken,
  type Taking,
} from '../exchange-api.ts';

/** What a call came to: an answer, or why there is none, in the language of the menus. */
export type Told<Answer> = { answer: Answer; error: null } | { answer: null; error: string; isGone?: boolean };

interface Host {
  /** `/api`. */
  api: string;
  language: Locale;
  /** What is said where nobody answers. */
  unreachable: string;
}

export interface Downloaded {
  /** Nothing where there was nothing to translate. */
  name: string | null;
  texts: number;
  leftOut: number;
}

/** Has a file made, and gives it to the browser to keep. */
export function download(host: Host, order: ExportOrder, query = ''): Promise<Told<Downloaded>> {
  return told(
    host,
    `out${query}`,
    { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) },
    async (answer) => {
      const count = (header: string) => Number(answer.headers.get(header) ?? 0);
      const counts = { texts: count(exchangeHeaders.texts), leftOut: count(exchangeHeaders.leftOut) };
      if (answer.status === 204) return { ...counts, name: null };
      const name = /filename="([^"]+)"/u.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'translation';
      keep(await answer.blob(), name);
      return { ...counts, name };
    },
  );
}

/** @param gone what is said where the file is not what was chosen any more */
export function previewFile(host: Host, file: File, gone: string): Promise<Told<Preview>> {
  const asked = told(host, 'preview', { body: formOf(file) }, (answer) => answer.json() as Promise<Preview>);
  return orGone(asked, file, gone);
}

export function takeFile(host: Host, file: File, taking: Taking, gone: string): Promise<Told<Taken>> {
  const asked = told(host, 'in', { body: formOf(file, taking) }, (answer) => answer.json() as Promise<Taken>);
  return orGone(asked, file, gone);
}

async function orGone<Answer>(asked: Promise<Told<Answer>>, file: File, gone: string): Promise<Told<Answer>> {
  const came = await asked;
  if (came.error === null || !(await isFileGone(file))) return came;
  return { answer: null, error: gone, isGone: true };
}

/** Gives the browser a file to keep. */
export function keep(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function formOf(file: File, taking?: Taking): FormData {
  const form = new FormData();
  form.set('file', file);
  if (taking) form.set('taking', JSON.stringify(taking));
  return form;
}

async function told<Answer>(
  { api, language, unreachable }: Host,
  path: string,
  { headers, ...init }: { headers?: Record<string, string>; body: BodyInit },
  read: (answer: Response) => Promise<Answer>,
): Promise<Told<Answer>> {
  try {
    const answer = await fetch(`${api}/exchange/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Accept-Language': language, ...headers },
      ...init,
    });
    if (answer.ok) return { answer: await read(answer), error: null };
    const refused = (await answer.json()) as Partial<Refused> & { message?: string };
    return { answer: null, error: refused.error?.message ?? refused.message ?? unreachable };
  } catch {
    return { answer: null, error: unreachable };
  }
}
