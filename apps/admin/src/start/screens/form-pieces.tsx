'use client';

import { type Locale, localeInfo, locales } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { startTexts } from '../catalogue/index.ts';
import type { StartForm } from './use-start-form.ts';

interface FieldProps {
  /** The control, which takes the names of its label and of what is wrong with it. */
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
  hint?: string;
  isLong?: boolean;
  label: string;
  /** What is wrong with it, where something is. */
  wrong: string | false | null;
}

/** A label, its control, and a sentence below it where it was refused. */
export function Field({ children, hint, isLong, label, wrong }: FieldProps) {
  const id = useId();
  const about = [...(hint ? [`${id}-hint`] : []), ...(wrong ? [`${id}-wrong`] : [])].join(' ');
  return (
    <div className={isLong ? 'start-field start-field--long' : 'start-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(wrong && { 'aria-invalid': true }) })}
      {hint && (
        <p className="start-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="start-field__wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** Saves a step, and says what came of it. */
export function FormEnd({ act, form, language }: { act?: string; form: StartForm<object>; language: Locale }) {
  const texts = startTexts[language];
  return (
    <div className="start-form__end">
      <Button disabled={form.isBusy} margin={false} size="medium" type="submit">
        {act ?? texts.save}
      </Button>
      <p aria-live="polite">{form.told}</p>
      {form.error && (
        <div className="start-error" role="alert">
          <p>{form.error}</p>
          {[...new Set(Object.values(form.said))].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
  );
}

interface BothProps {
  label: string;
  language: Locale;
  lines?: number;
  onChange: (changed: Record<Locale, string>) => void;
  value: Record<Locale, string>;
  /** What is wrong with it in a language. */
  wrong: (locale: Locale) => string | false | null | undefined;
}

/** A text in both languages at once. */
export function BothFields({ label, language, lines = 1, onChange, value, wrong }: BothProps) {
  const { languages } = startTexts[language];
  return locales.map((locale) => (
    <Field key={locale} label={`${label} (${languages[locale]})`} wrong={wrong(locale) ?? null}>
      {(control) => {
        const shared = {
          ...control,
          dir: localeInfo[locale].dir,
          lang: locale,
          value: value[locale],
          onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
        };
        return lines === 1 ? <input autoComplete="off" {...shared} /> : <textarea rows={lines} {...shared} />;
      }}
    </Field>
  ));
}
