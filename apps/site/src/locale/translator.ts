import { localeInfo, type GlobalSiteData, type Locale } from '@nasaq/contract';
import { setupI18n, type Messages } from '@lingui/core';
import type { MessageKey, MessageValues } from '@nasaq/messages';

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

/** One translator per request and locale: nothing is shared between readers. */
export function createTranslator(
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
