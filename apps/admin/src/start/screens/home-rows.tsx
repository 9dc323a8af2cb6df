'use client';

import { type Locale, locales } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { HomeForm, HomeRow } from '../start-api.ts';
import { Dispute } from './dispute.tsx';
import { BothFields, wrongAt } from './form-pieces.tsx';
import type { StartForm } from './use-start-form.ts';

const most = 6;
const none = { en: '', ar: '' };

interface Props {
  language: Locale;
  list: 'figures' | 'steps';
  step: StartForm<HomeForm>;
}

/** Figures or steps of the home page, each in both languages: two to six of them, or none. */
export function HomeRows({ language, list, step }: Props) {
  const texts = startTexts[language].home;
  const words = texts[list];
  const id = useId();
  const rows = step.form[list];
  // The CMS counts the rows of each language.
  const few = [list, ...locales.map((locale) => `${list}.${locale}`)].map((path) => wrongAt(step, path)).find(Boolean);
  return (
    <div className="start-place__body" id={id} tabIndex={-1}>
      <Dispute
        disputed={step.disputed(list)}
        focus={id}
        label={texts.sections[list]}
        language={language}
        told={(value) => wordsOf(value as HomeRow[])}
      />
      {few && (
        <p className="start-field__wrong" id={`${id}-wrong`}>
          {few}
        </p>
      )}
      {rows.map((row, place) => {
        const number = menuNumber(language).format(place + 1);
        return (
          <fieldset key={row.id} className="start-form start-row">
            <legend>{fill(words.row, { number })}</legend>
            {(['head', 'body'] as const).map((name) => (
              <BothFields
                key={name}
                label={words[name]}
                language={language}
                lines={name === 'body' && list === 'steps' ? 2 : 1}
                path={`${list}.${row.id}.${name}`}
                step={step}
                usual={texts.whole}
              />
            ))}
            <Button
              aria-label={fill(texts.removeRow, { row: fill(words.row, { number }) })}
              buttonStyle="subtle"
              margin={false}
              onClick={() => step.set(list, rows.toSpliced(place, 1))}
              size="small"
              type="button"
            >
              {texts.remove}
            </Button>
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => step.set(list, [...rows, { id: newRowId(), head: none, body: none }])}
          size="small"
          type="button"
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}

/** A line for each row in each language. */
function wordsOf(rows: readonly HomeRow[]): string {
  const lines = rows.flatMap(({ body, head }) => locales.map((locale) => `${head[locale]}: ${body[locale]}`));
  return lines.filter((line) => line !== ': ').join('\n');
}
