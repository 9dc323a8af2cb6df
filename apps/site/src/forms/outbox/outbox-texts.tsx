import type { Locale } from '@nasaq/contract';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadCatalogue, loadedCatalogue } from '../../locale/load-catalogue.ts';
import { createTranslator, TranslatorContext, useLocale } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';

/** Brings the outbox's texts to pages that are loaded without them; shows nothing until they are here. */
export function OutboxTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { numberingSystem } = useSiteData();
  const [loaded, setLoaded] = useState<Locale | null>(null);
  const messages = loadedCatalogue(locale);
  const translator = useMemo(
    () => createTranslator(locale, messages, numberingSystem),
    [locale, messages, numberingSystem],
  );

  useEffect(() => {
    loadCatalogue(locale, ['outbox']).then(
      () => setLoaded(locale),
      (error: unknown) => console.error('The texts of the outbox could not be loaded.', error),
    );
  }, [locale]);

  return loaded === locale && <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
