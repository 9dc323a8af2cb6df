import type { Locale } from '@nasaq/contract';

/** The language of the menus, which is not that of the content. */
export function interfaceLanguage({ language }: { language: string }): Locale {
  return language === 'ar' ? 'ar' : 'en';
}
