'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import { useEffect, useRef } from 'react';
import { Mark } from '../brand/mark.tsx';
import { crashTexts } from '../catalogue/index.ts';
import { crashedRequest } from './crashed-request.ts';
import './crash.css';

interface Props {
  /** What broke; `digest` where it broke on the host. */
  error: Error & { digest?: string };
  language: Locale;
  /** Shows the screen again. */
  retry: () => void;
}

/**
 * In the place of a screen that could not be shown: what became of one's work, and the ways back. It stands on nothing that
 * may have broken with it, neither texts nor components of the CMS.
 */
export function CrashScreen({ error, language, retry }: Props) {
  const texts = crashTexts[language];
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the keys is gone, and whoever does not see the screen hears of it.
  useEffect(() => heading.current?.focus(), []);
  const request = error.digest === undefined ? null : crashedRequest();
  return (
    <main className="crash" dir={localeInfo[language].dir} lang={language}>
      <Mark size={56} />
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p>{texts.said}</p>
      {request && (
        <p className="crash__request">
          {texts.request}{' '}
          <bdi dir="ltr">
            <code>{request}</code>
          </bdi>
        </p>
      )}
      <p className="crash__ways">
        <button onClick={retry} type="button">
          {texts.again}
        </button>
        {/* A page of its own: what broke may still hold the router. */}
        <a href="/admin">{texts.dashboard}</a>
      </p>
    </main>
  );
}
