'use client';

import { type Locale, languageNames } from '@nasaq/contract';
import { useState } from 'react';
import { menuLocales } from '../../platform/staff/interface-language.ts';
import { ScaledWindow, SiteFrame } from '../../platform/staff/screens/scaled-window.tsx';
import { startTexts } from '../catalogue/index.ts';

interface Props {
  language: Locale;
  /** The home page of each language, as the admin host may frame it. */
  pages: Record<Locale, string>;
  /** Another one loads the page anew. */
  saves: number;
}

/** Of the window in which the page believes to be, in pixels. */
const width = 1280;

/** The site as it is by now, beside what is being made of it. */
export function SiteBeside({ language, pages, saves }: Props) {
  const texts = startTexts[language];
  const [chosen, setChosen] = useState<Locale | null>(null);
  const shown = chosen ?? language;
  return (
    <aside aria-label={texts.beside} className="start__beside">
      <div className="start__languages">
        {menuLocales(language).map((locale) => (
          <button aria-pressed={locale === shown} key={locale} onClick={() => setChosen(locale)} type="button">
            {languageNames[locale][language]}
          </button>
        ))}
      </div>
      <ScaledWindow width={width}>
        <SiteFrame key={`${shown} ${saves}`} loading="lazy" src={pages[shown]} title={texts.beside} />
      </ScaledWindow>
    </aside>
  );
}
