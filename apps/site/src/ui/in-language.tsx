import { localeInfo, type Locale } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/use-locale.ts';

/** A name or text that exists in the other language only, marked as such; in the page's own it is what it is. */
export function InLanguage({ children, locale }: { children: ReactNode; locale: Locale }) {
  if (locale === useLocale()) return children;
  const { dir, tag } = localeInfo[locale];
  return (
    <bdi lang={tag} dir={dir}>
      {children}
    </bdi>
  );
}
