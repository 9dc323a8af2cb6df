import { type GlobalSiteData, type Locale, localeInfo } from '@nasaq/contract';
import { setupI18n, type Messages } from '@lingui/core';
import type { MessageKey, MessageValues } from '@nasaq/messages';
import { createContext, use } from 'react';
import { formatOf, type Format } from './format.ts';

/** `t('ui.load_more')`, or `t(key, values)` where the message takes some. */
export type T = <Key extends MessageKey>(
  key: Key,
  ...values: MessageValues[Key] extends null ? [] : [MessageValues[Key]]
) => string;

export interface Translator {
  locale: Locale;
  /** BCP 47 tag with numbering system, for Intl. */
  tag: string;
  t: T;
}

type Translators = Partial<Record<GlobalSiteData['numberingSystem'], Translator>>;

/** By the messages that they say, which are few objects; a translator holds nothing of its reader. */
const translators: Record<Locale, WeakMap<Messages, Translators>> = { en: new WeakMap(), ar: new WeakMap() };

/** The one translator of a language's messages, as far as they are loaded. */
export function translatorOf(
  locale: Locale,
  messages: Messages,
  numberingSystem: GlobalSiteData['numberingSystem'],
): Translator {
  const known = translators[locale].get(messages) ?? {};
  translators[locale].set(messages, known);
  return (known[numberingSystem] ??= createTranslator(locale, messages, numberingSystem));
}

function createTranslator(
  locale: Locale,
  messages: Messages,
  numberingSystem: GlobalSiteData['numberingSystem'],
): Translator {
  const tag = locale === 'ar' ? `${localeInfo.ar.tag}-u-nu-${numberingSystem}` : localeInfo[locale].tag;
  const i18n = setupI18n({ locale, locales: [tag], messages: { [locale]: messages } });
  return { locale, tag, t: (key, ...[values]) => plain(messages[key]) ?? i18n._(key, values ?? {}) };
}

/** The catalogue's compiler leaves texts without values as they are. */
function plain(message: Messages[string] | undefined): string | undefined {
  return typeof message === 'string' ? message : undefined;
}

export const TranslatorContext = createContext<Translator | null>(null);

export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error('useTranslator stands outside the app.');
  return translator;
}

/** The page's translate function; its keys and values are checked by the compiler. */
export function useT(): T {
  return useTranslator().t;
}

export function useLocale(): Locale {
  return useTranslator().locale;
}

export function useFormat(): Format {
  return formatOf(useTranslator().tag);
}
