import type { ReactNode } from 'react';
import { localeInfo, type Locale, otherDirection } from '@nasaq/contract';
import { useLocale } from '../locale/translator.ts';

/** Phones, mails, addresses, codes and versions: always left to right. With `auto`, names and titles that a person typed. */
export function Bdi({
  children,
  dir = 'ltr',
  className,
}: {
  children: ReactNode;
  dir?: 'ltr' | 'auto';
  className?: string;
}) {
  return (
    <bdi dir={dir} className={className}>
      {children}
    </bdi>
  );
}

/**
 * A sentence in which letters and words of Arabic stand as examples. An English voice says nothing of them, an Arabic one
 * reads Latin by itself.
 */
export function WithArabic({ text }: { text: string }) {
  if (useLocale() === 'ar') return text;
  return [...text.matchAll(/[\u0600-\u06ff]+|[^\u0600-\u06ff]+/gu)].map(({ 0: part, index: start }) =>
    /[\u0600-\u06ff]/u.test(part) ? (
      <span key={start} lang={localeInfo.ar.tag}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

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

/**
 * The direction of a name among the page's own words, where it has another: `C#` is not `#C` in Arabic; `Java أو Kotlin` is
 * Arabic there, and read from the right.
 */
export function useDirOf(): (name: string) => 'ltr' | 'rtl' | undefined {
  const locale = useLocale();
  return (name) => otherDirection(name, locale);
}
