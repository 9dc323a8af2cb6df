'use client';

import type { Locale } from '@nasaq/contract';
import { useState } from 'react';
import { UsesList, useUses } from '../../uses/screens/uses-list.tsx';
import { libraryTexts } from '../catalogue/index.ts';

interface Props {
  /** Of the file, below the REST interface. */
  address: string;
  language: Locale;
  name: string;
}

/** Where a file is used; asked for when somebody wants to know. */
export function UsesOf({ address, language, name }: Props) {
  const texts = libraryTexts[language].uses;
  const [isOpen, setIsOpen] = useState(false);
  const uses = useUses(isOpen ? address : null);
  return (
    <details className="media-card__uses" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={texts.of.replace('{name}', () => name)}>{texts.title}</summary>
      {isOpen && !uses && <p>{texts.asking}</p>}
      {uses === 'unknown' && <p>{texts.unknown}</p>}
      {Array.isArray(uses) && uses.length === 0 && <p>{texts.nowhere}</p>}
      {Array.isArray(uses) && uses.length > 0 && <UsesList language={language} uses={uses} />}
    </details>
  );
}
