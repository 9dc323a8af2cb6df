import type { Locale } from '@nasaq/contract';
import type { Messages } from '@lingui/core';

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  ar: () => import('virtual:messages/ar'),
};
const loaded = new Map<Locale, Messages>();

/** Loads the messages of a locale, one chunk each; they can be read without waiting from then on. */
export async function loadCatalogue(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await loaders[locale]()).default;
  loaded.set(locale, messages);
  return messages;
}

export function loadedCatalogue(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (messages === undefined) throw new Error(`The catalogue '${locale}' is read before it is loaded.`);
  return messages;
}
