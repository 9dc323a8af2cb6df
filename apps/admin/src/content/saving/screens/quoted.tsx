'use client';

import type { Locale } from '@nasaq/contract';
import { differenceAt, excerptAround } from '@nasaq/translation';
import { useState } from 'react';
import { deskTexts } from '../../catalogue/index.ts';

interface Props {
  /** What else stands beside it: the part in which the two begin to differ is shown. */
  beside?: string;
  /** How the text is written and read. */
  dir: 'auto' | 'ltr' | 'rtl';
  lang?: string;
  /** Of the menus. */
  language: Locale;
  text: string;
}

/** So many letters are read at a glance. */
const atOnce = 600;

/** Words of somebody; of a long text the part that matters, and all of it for who asks. */
export function Quoted({ beside = '', dir, lang, language, text }: Props) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > atOnce;
  const { foldSource, unfoldSource } = deskTexts[language];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it */}
      <blockquote className="saving-quoted" dir={dir} lang={lang} tabIndex={isWhole ? 0 : undefined}>
        {isWhole || !isLong ? text : excerptAround(text, differenceAt(text, beside), atOnce)}
      </blockquote>
      {isLong && (
        <button
          aria-expanded={isWhole}
          className="saving-quoted__more"
          onClick={() => setWhole(!isWhole)}
          type="button"
        >
          {isWhole ? foldSource : unfoldSource}
        </button>
      )}
    </>
  );
}
