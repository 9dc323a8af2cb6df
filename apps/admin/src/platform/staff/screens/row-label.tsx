'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { Locale } from '@nasaq/contract';
import { interfaceLanguage, menuDay, menuNumber } from '../interface-language.ts';

type Texts = Record<Locale, string>;

/** A field of a row whose value tells the row from the others. */
export interface TellingField {
  name: string;
  /** A day, stored as its noon. */
  isDay?: boolean;
  /** What the values of a choice are called. */
  choices?: Record<string, Texts>;
}

interface Props {
  /** What one row is called. */
  row: Texts;
  telling: TellingField[];
}

/** The head of a row: its number and what it says, «Step 2: We measure». */
export function RowLabel({ row, telling }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const language = interfaceLanguage(useTranslation().i18n);
  const number = menuNumber(language).format(rowNumber + 1);
  const said = telling.map((field) => textOf(field, data?.[field.name], language)).filter(Boolean);
  return (
    <span className="row-label">
      {row[language]} {number}
      {said.length > 0 && (
        <>
          {': '}
          <bdi>{said.join(' · ')}</bdi>
        </>
      )}
    </span>
  );
}

function textOf({ choices, isDay }: TellingField, value: unknown, language: Locale): string {
  if (typeof value !== 'string' || value === '') return '';
  if (choices) return choices[value]?.[language] ?? value;
  if (!isDay) return value;
  return menuDay(value, language, { timeZone: 'UTC' });
}
