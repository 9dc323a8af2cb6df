'use client';

import { isLocale, type Locale, locales, zoneName } from '@nasaq/contract';
import { toast, useDocumentTitle, useLocale } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ScheduleAction, scheduleActions } from '../publication.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { chosenMoment, clockTime, firstChoice } from './company-clock.ts';
import { MomentFields } from './moment-fields.tsx';
import { publicationTexts } from '../../catalogue/index.ts';
import type { usePublication } from './use-publication.ts';

interface ScheduleDialogProps {
  call: ReturnType<typeof usePublication>;
  /** Of the interface. */
  language: Locale;
  onClose: () => void;
  timeZone: string;
}

/** What happens, in which language, when. Publishing is what most come for, in the language that they are editing. */
export function ScheduleDialog({ call, language, onClose, timeZone }: ScheduleDialogProps) {
  const texts = publicationTexts[language];
  const { code } = useLocale();
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [action, setAction] = useState<ScheduleAction>('publish');
  const [locale, setLocale] = useState<Locale | 'both'>(isLocale(code) ? code : 'both');
  const [when, setWhen] = useState(() => firstChoice(timeZone));
  const chosen = chosenMoment(language, when.date, when.time);

  useEffect(() => dialog.current?.showModal(), []);

  async function save() {
    if (!chosen) return call.setError(texts.missing);
    const named = locale === 'both' ? locales : [locale];
    if (!(await call.post('/schedules', { action, locales: named, ...when }))) return;
    toast.success(texts.saved);
    dialog.current?.close();
  }

  // In the body: the form around it would take its fields and its keys for its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className="inbox-dialog inbox-dialog--question"
      onClose={() => {
        call.setError(null);
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{fill(texts.heading, { title })}</h2>
      <Choices
        legend={texts.action}
        name={`${id}-action`}
        onChange={setAction}
        options={scheduleActions.map((value) => ({ value, label: texts.actions[value] }))}
        value={action}
      />
      <Choices
        legend={texts.language}
        name={`${id}-language`}
        onChange={setLocale}
        options={[
          ...locales.map((value) => ({ value, label: texts.languages[value] })),
          { value: 'both' as const, label: texts.both },
        ]}
        value={locale}
      />
      <fieldset className="publication-choices">
        <legend>{texts.time}</legend>
        <MomentFields language={language} onChange={setWhen} timeZone={timeZone} when={when} />
        <p>
          {chosen && <strong>{chosen}</strong>}{' '}
          <span className="inbox-quiet">
            {fill(texts.zone, { zone: zoneName(timeZone, language), now: clockTime(language, timeZone) })}
          </span>
        </p>
      </fieldset>
      <DialogActions
        busy={call.busy}
        cancel={texts.back}
        confirm={call.busy ? texts.working : texts.save}
        error={call.error}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void save()}
      />
    </dialog>,
    document.body,
  );
}

interface Props<Value extends string> {
  legend: string;
  name: string;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  value: Value;
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string>({ legend, name, onChange, options, value }: Props<Value>) {
  return (
    <fieldset className="publication-choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            checked={option.value === value}
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
