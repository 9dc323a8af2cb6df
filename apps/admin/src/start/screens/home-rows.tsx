'use client';

import { type Locale, locales } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import { Button } from '@payloadcms/ui';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { HomeRow } from '../start-api.ts';
import { BothFields } from './form-pieces.tsx';

const most = 6;
const none = { en: '', ar: '' };

interface Props {
  language: Locale;
  list: 'figures' | 'steps';
  onChange: (rows: HomeRow[]) => void;
  rows: readonly HomeRow[];
  /** What is wrong at a field, with what is said where the host has no sentence of its own. */
  wrong: (field: string, usual: string) => string | false;
}

/** Figures or steps of the home page, each in both languages: two to six of them, or none. */
export function HomeRows({ language, list, onChange, rows, wrong }: Props) {
  const texts = startTexts[language].home;
  const words = texts[list];
  const few =
    locales.map((locale) => wrong(`${list}.${locale}`, texts.number)).find(Boolean) || wrong(list, texts.number);
  return (
    <div className="start-place__body">
      {rows.map((row, place) => {
        const number = menuNumber(language).format(place + 1);
        return (
          <fieldset key={row.pair} className="start-form start-row">
            <legend>{fill(words.row, { number })}</legend>
            {(['head', 'body'] as const).map((name) => (
              <BothFields
                key={name}
                label={words[name]}
                language={language}
                lines={name === 'body' && list === 'steps' ? 2 : 1}
                onChange={(value) => onChange(rows.map((one) => (one === row ? { ...one, [name]: value } : one)))}
                value={row[name]}
                wrong={(locale) => wrong(`${list}.${place}.${name}.${locale}`, texts.whole)}
              />
            ))}
            <Button
              aria-label={fill(texts.removeRow, { row: fill(words.row, { number }) })}
              buttonStyle="subtle"
              margin={false}
              onClick={() => onChange(rows.filter((one) => one !== row))}
              size="small"
              type="button"
            >
              {texts.remove}
            </Button>
          </fieldset>
        );
      })}
      {few && <p className="start-field__wrong">{few}</p>}
      {rows.length < most && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => onChange([...rows, { pair: newRowId(), head: none, body: none }])}
          size="small"
          type="button"
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}
