import type { Locale } from '@nasaq/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { loadCatalogue, loadedCatalogue } from '../locale/load-catalogue.ts';
import { translatorOf, TranslatorContext, useLocale } from '../locale/translator.ts';
import { useSiteData } from '../router/context.tsx';

interface Props {
  namespaces: string[];
  children: ReactNode;
}

/** Brings texts to a page that is loaded without them. While those of another language come, the old ones stay. */
export function ChatTexts({ namespaces, children }: Props) {
  const wanted = useLocale();
  const { numberingSystem, words } = useSiteData();
  const [locale, setLocale] = useState<Locale | null>(null);
  const messages = locale && loadedCatalogue(locale, locale === wanted ? words : undefined);
  const translator = locale && messages && translatorOf(locale, messages, numberingSystem);
  const names = namespaces.join();

  useEffect(() => {
    let current = true;
    loadCatalogue(wanted, names.split(',')).then(
      () => current && setLocale(wanted),
      (error: unknown) => console.error('The texts of the chat could not be loaded.', error),
    );
    return () => {
      current = false;
    };
  }, [wanted, names]);

  return translator && <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
