import { isolated, otherLocale } from '@nasaq/contract';
import type { CollectionAfterOperationHook } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { newestOfEntry } from './newest.ts';

interface Refused {
  id: number | string;
  message: string;
}

/** Of many entries that are changed at once, each that was refused is named: the list shows the sentences alone. */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, req, result }) => {
  const { errors } = (result ?? {}) as { errors?: Refused[] };
  if (!errors || errors.length === 0) return result as unknown;
  const language = interfaceLanguage(req.i18n);
  const named = errors.map(async (error) => {
    const newest = await newestOfEntry(req, collection.slug, error.id, { version: { title: true } });
    const titles = (newest?.title ?? {}) as Partial<Record<string, string>>;
    const title = titles[language] || titles[otherLocale(language)] || String(error.id);
    return { ...error, message: `${isolated(title)}: ${error.message}` };
  });
  return { ...(result as object), errors: await Promise.all(named) };
};
