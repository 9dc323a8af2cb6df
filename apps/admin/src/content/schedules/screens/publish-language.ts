import type { Locale } from '@nasaq/contract';
import type { FormBase } from '../../saving/form-base.ts';

/** Why a language cannot be published. */
export interface PublishError {
  /** Begins with the name of the field, where it is of one. */
  message: string;
  /** Of the field, rows by their place, as the CMS tells it; null where it is no single one. */
  path: string | null;
}

/** How one language came out of the last try. */
export type Outcome = { is: 'published' } | { is: 'stopped'; errors: readonly PublishError[] };

interface Wish {
  /** Of the entry or page. */
  address: string;
  isGlobal: boolean;
  /** Of the menus: refusals come in it. */
  language: Locale;
  locale: Locale;
  /** What the window shows, and with that what may go out; absent where it shows nothing of this language. */
  seen?: Seen | undefined;
}

/** What a window was loaded from in one language, as its saves tell it: nothing else is published from there. */
export type Seen = Pick<FormBase, 'base' | 'form' | 'locale'>;

interface Refusal {
  errors?: { message: string; data?: { errors?: { label?: string; message: string; path?: string }[] } }[];
}

/**
 * Puts one language of the newest draft on the site.
 * @returns what keeps it from being there; `null` where nothing does, nothing in the list where no answer came
 */
export async function publishLanguage({
  address,
  isGlobal,
  language,
  locale,
  seen,
}: Wish): Promise<PublishError[] | null> {
  try {
    const answer = await fetch(`${address}?depth=0&locale=${locale}&publishSpecificLocale=${locale}`, {
      method: isGlobal ? 'POST' : 'PATCH',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'published', ...(seen && { formBase: seen }) }),
    });
    if (answer.ok) return null;
    const { errors = [] } = (await answer.json().catch(() => ({}))) as Refusal;
    return errors.flatMap(({ data, message }) =>
      data?.errors?.length
        ? data.errors.map(({ label, message: why, path }) => ({
            // The publish check names its field by itself.
            message: label && !why.startsWith(`${label}:`) ? `${label}: ${why}` : why,
            path: path ?? null,
          }))
        : [{ message, path: null }],
    );
  } catch {
    return [];
  }
}
