'use client';

import { locales, otherLocale, pluralText, type Locale } from '@nasaq/contract';
import type { DeliveryKind } from '@nasaq/translation/exchange';
import { Button, useConfig } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { StateMark } from '../../translation/screens/state-mark.tsx';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { exchangeTexts } from '../catalogue/index.ts';
import { type ExportedState, exportedStates, type ExportOrder } from '../exchange-api.ts';
import { type Downloaded, download } from './exchange-calls.ts';

interface Props {
  /** What is chosen, above the questions. */
  children?: ReactNode;
  /** What is chosen at first: the language into which texts go, and how they stand. */
  begin?: { to: Locale | null; states: readonly ExportedState[] };
  language: Locale;
  onCancel?: () => void;
  /** What goes out; nothing where nothing is chosen. */
  order: Pick<ExportOrder, 'entries' | 'globals'> | null;
  /** Of the list, where its filter counts. */
  query?: string;
}

const kinds: readonly DeliveryKind[] = ['xliff', 'docx', 'csv'];

/** In which direction, which texts and as what they go out, and what came of it. */
export function ExportForm({ begin, children, language, onCancel, order, query }: Props) {
  const texts = exchangeTexts[language];
  const { config } = useConfig();
  const [from, setFrom] = useState<Locale>(begin?.to === 'en' ? 'ar' : 'en');
  const [isSome, setSome] = useState((begin?.states.length ?? 0) > 0);
  const [states, setStates] = useState<readonly ExportedState[]>(
    begin?.states.length ? begin.states : ['missing', 'outdated'],
  );
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
      { ...order, from, to: otherLocale(from), kind, states: isSome ? [...states] : [] },
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
        onChange={(value) => setSome(value === 'some')}
        options={[
          ['all', texts.out.all],
          ['some', texts.out.some],
        ]}
        value={isSome ? 'some' : 'all'}
      />
      {isSome && <States chosen={states} language={language} onChoose={setStates} />}
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
          disabled={busy || order === null || (isSome && states.length === 0)}
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

interface StatesProps {
  chosen: readonly ExportedState[];
  language: Locale;
  onChoose: (states: readonly ExportedState[]) => void;
}

/** How the texts stand that go out: any of those that are chosen. */
function States({ chosen, language, onChoose }: StatesProps) {
  return (
    <fieldset className="exchange-choices exchange-choices--states">
      <legend className="board__unseen">{exchangeTexts[language].out.states}</legend>
      {exportedStates.map((state) => (
        <label key={state}>
          <input
            checked={chosen.includes(state)}
            onChange={({ target }) =>
              onChoose(exportedStates.filter((one) => (one === state ? target.checked : chosen.includes(one))))
            }
            type="checkbox"
          />
          <StateMark language={language} state={state} />
        </label>
      ))}
    </fieldset>
  );
}

function outcomeText({ leftOut, name, texts: count }: Downloaded, language: Locale): string {
  const texts = exchangeTexts[language].out;
  const digits = (number: number) => menuNumber(language).format(number);
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
