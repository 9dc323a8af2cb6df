'use client';

import type { Locale } from '@nasaq/contract';
import { pathFromPlaces } from '@nasaq/translation';
import { useCallback, useMemo, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import type { PublishError } from './publish.ts';

interface Refused {
  errors: readonly PublishError[];
  locale: Locale | null;
  set: (errors: readonly PublishError[], locale: Locale | null) => void;
}

/** Why the last try to publish did not work. */
export function useRefusals(): Refused {
  const [refused, setRefused] = useState<Pick<Refused, 'errors' | 'locale'>>({ errors: [], locale: null });
  const set = useCallback<Refused['set']>((errors, locale) => setRefused({ errors, locale }), []);
  return useMemo(() => ({ ...refused, set }), [refused, set]);
}

/** Says what is missing, and leads there. */
export function Refusals({ errors, locale, set }: Refused) {
  const { goTo, store, texts } = useDesk();
  if (errors.length === 0 || !locale) return null;
  return (
    <div className="desk-refusals saving-news saving-trouble" role="alert">
      <p>{fill(texts.notPublished, { language: texts.languages[locale] })}</p>
      <ul>
        {errors.map(({ message, path }) => {
          const place = path && pathFromPlaces(store.current().docs[locale], path);
          return (
            <li key={`${path} ${message}`}>
              {place ? (
                <button className="desk-quiet" onClick={() => goTo({ locale, path: place })} type="button">
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
      <button className="desk-button" onClick={() => set([], null)} type="button">
        {texts.close}
      </button>
    </div>
  );
}
