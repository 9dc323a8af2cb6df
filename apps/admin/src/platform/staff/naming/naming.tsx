'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { interfaceLanguage } from '../interface-language.ts';
import { attributesOfNames, nameControls } from './name-controls.ts';
import { openAddedRows } from './added-rows.ts';
import { keepTypedWords } from './typed-words.ts';

/**
 * Around every screen of the admin. Payload 3.90 leaves controls without a name, says some in English only, and has
 * no main landmark in lists; none of that is asked of the config. They are named where they stand, whenever they come
 * to stand there or are written anew.
 */
export function Naming({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const language = interfaceLanguage(i18n);
  useEffect(keepTypedWords, []);
  useEffect(openAddedRows, []);
  useEffect(() => {
    let planned = 0;
    const observer = new MutationObserver(() => {
      planned ||= requestAnimationFrame(name);
    });
    function name() {
      planned = 0;
      nameControls(document.body, language, t);
      // What was named just now is no news.
      observer.takeRecords();
    }
    name();
    observer.observe(document.body, {
      attributeFilter: attributesOfNames,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(planned);
    };
  }, [language, t]);
  return children;
}
