'use client';

import { locales, otherLocale, pluralText, type Locale } from '@nasaq/contract';
import type { DeliveryKind } from '@nasaq/translation/exchange';
import { Button, useConfig } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { exchangeTexts } from '../catalogue/index.ts';
import type { ExportOrder } from '../exchange-api.ts';
import { type Downloaded, download } from './exchange-calls.ts';

interface Props {
  /** What is chosen, above the questions. */
  children?: ReactNode;
  language: Locale;
  onCancel?: () => void;
  /** What goes out; nothing where nothing is chosen. */
  order: Pick<ExportOrder, 'entries' | 'globals'> | null;
  /** Of the list, where its filter counts. */
  query?: string;
}

const kinds: readonly DeliveryKind[] = ['xliff', 'docx', 'csv'];

/** In which direction, which texts and as what they go out, and what came of it. */
export function ExportForm({ children, language, onCancel, order, query }: Props) {
  const texts = exchangeTexts[language];
  const { config } = useConfig();
  const [from, setFrom] = useState<Locale>('en');
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<DeliveryKind>('xliff');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<Downloaded | null>(null);

  async function send() {
    if (!order) return;
    setBusy(true);
    setDone(null);
    const host = { api: config.routes.api, language, unreachable: texts.failed };
    const { answer, error: refusal } = await download(
      host,
      { ...order, from, to: otherLocale(from), kind, open },
      query,
    );
    setDone(answer);
    setError(refusal);
    setBusy(false);
  }

  return (
    <div className="exchange-form">
      {children}
      <Choices
        label={texts.out.direction}
        onChange={setFrom}
        options={locales.map((locale) => [locale, texts.out.directions[`${locale}-${otherLocale(locale)}` as 'en-ar']])}
        value={from}
      />
      <Choices
        label={texts.out.which}
        onChange={(value) => setOpen(value === 'open')}
        options={[
          ['all', texts.out.all],
          ['open', texts.out.open],
        ]}
        value={open ? 'open' : 'all'}
      />
      <Choices
        label={texts.out.file}
        onChange={setKind}
        options={kinds.map((one) => [one, texts.out.files[one]])}
        value={kind}
      />
      <p aria-live="polite" className="exchange-told">
        {busy ? texts.out.working : done && outcomeText(done, language)}
      </p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div className="inbox-dialog__actions">
        {onCancel && (
          <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="medium" type="button">
            {texts.out.cancel}
          </Button>
        )}
        <Button
          disabled={busy || order === null}
          margin={false}
          onClick={() => void send()}
          size="medium"
          type="button"
        >
          {texts.out.download}
        </Button>
      </div>
    </div>
  );
}

function outcomeText({ leftOut, name, texts: count }: Downloaded, language: Locale): string {
  const texts = exchangeTexts[language].out;
  const digits = (number: number) => new Intl.NumberFormat(menuTags[language]).format(number);
  const said = name === null ? texts.nothing : fill(pluralText(texts.done, count, language, digits(count)), { name });
  return leftOut > 0 ? `${said} ${pluralText(texts.leftOut, leftOut, language, digits(leftOut))}` : said;
}

interface ChoicesProps<Value extends string> {
  label: string;
  onChange: (value: Value) => void;
  options: readonly (readonly [Value, string])[];
  value: Value;
}

function Choices<Value extends string>({ label, onChange, options, value }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="exchange-choices">
      <legend>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input checked={option === value} name={name} onChange={() => onChange(option)} type="radio" value={option} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
