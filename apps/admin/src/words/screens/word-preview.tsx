'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';
import { icuValues, spoken } from '@nasaq/messages/icu';
import { useId, useState } from 'react';
import { wordTexts } from '../catalogue/index.ts';
import { valuesOf } from '../find-texts.ts';

interface Props {
  built: string;
  kind: TextKind;
  /** Of the menus. */
  language: Locale;
  locale: Locale;
  text: string;
}

/** The text as readers meet it, with example values; a count is chosen. */
export function WordPreview({ built, kind, language, locale, text }: Props) {
  const texts = wordTexts[language];
  const id = useId();
  const [count, setCount] = useState(3);
  const values = valuesOf(kind, built);
  if (values.length === 0) return null;
  const { dir, tag } = localeInfo[locale];
  const hasCount = kind === 'icu' && icuValues(built).some(({ format }) => format !== null);
  const examples = wordTexts[locale].examples as Record<string, string | undefined>;
  const filledIn = Object.fromEntries(values.map((name) => [name, examples[name] ?? `⟨${name}⟩`]));
  return (
    <div className="words__preview">
      <p className="words__language-name">{texts.preview}</p>
      <p dir={dir} lang={tag}>
        {read(text, kind, locale, hasCount ? withCounts(built, filledIn, count) : filledIn)}
      </p>
      {hasCount && (
        <p className="words__count">
          <label htmlFor={id}>{texts.exampleCount}</label>
          <input
            id={id}
            min={0}
            onChange={({ target }) => setCount(Math.max(0, Math.floor(target.valueAsNumber || 0)))}
            type="number"
            value={count}
          />
        </p>
      )}
    </div>
  );
}

function withCounts(built: string, values: Record<string, string>, count: number): Record<string, string | number> {
  const counted = icuValues(built).flatMap(({ format, name }) => (format === null ? [] : [[name, count]]));
  return { ...values, ...(Object.fromEntries(counted) as Record<string, number>) };
}

/** While a text is half written, it stands as it is. */
function read(text: string, kind: TextKind, locale: Locale, values: Record<string, string | number>): string {
  if (kind === 'plain') return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  try {
    return spoken(text, locale, values);
  } catch {
    return text;
  }
}
