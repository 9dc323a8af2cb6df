import type { Locale } from '@nasaq/contract';
import { tidied } from '../tidied-tags.ts';

/** A file that waits to be added, with what is said of it. */
export interface BulkRow {
  key: string;
  file: File;
  /** Of a picture, to look at. */
  preview: string | null;
  alts: Record<Locale, string>;
  isDecorative: boolean;
  /** As they are typed, with commas between them. */
  tags: string;
  state: 'waiting' | 'sending' | 'done';
  /** Why it was not added. */
  refusal: string | null;
}

let made = 0;

export function rowOf(file: File): BulkRow {
  made += 1;
  return {
    key: `file-${made}`,
    file,
    preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
    alts: { en: '', ar: '' },
    isDecorative: false,
    tags: '',
    state: 'waiting',
    refusal: null,
  };
}

/** The languages in which a row still lacks its text. */
export function missingOf({ alts, isDecorative }: BulkRow): Locale[] {
  return isDecorative ? [] : (['en', 'ar'] as const).filter((locale) => alts[locale].trim() === '');
}

/** What the REST interface takes: the file, and beside it what is said of it. */
export function formOf({ alts, file, isDecorative, tags }: BulkRow, forAll: string): FormData {
  const form = new FormData();
  const said = {
    alt: alts.en.trim(),
    altOther: alts.ar.trim(),
    decorative: isDecorative,
    tags: tidied(`${forAll},${tags}`.split(/[,،]/u)),
  };
  form.set('_payload', JSON.stringify(said));
  form.set('file', file);
  return form;
}

/** The sentences of a refusal, as Payload tells them; the fallback where it tells none. */
export async function refusalOf(answer: Response | null, fallback: string): Promise<string> {
  const told = (await answer?.json().catch(() => null)) as {
    errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
  } | null;
  const sentences = (told?.errors ?? []).flatMap(({ data, message }) => {
    const fields = (data?.errors ?? []).flatMap((error) => error.message ?? []);
    return fields.length > 0 ? fields : (message ?? []);
  });
  return sentences.join(' ') || fallback;
}
