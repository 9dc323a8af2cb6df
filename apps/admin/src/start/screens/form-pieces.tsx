'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { menuLocales } from '../../platform/staff/interface-language.ts';
import { startTexts } from '../catalogue/index.ts';
import { valueAt } from '../merge-step.ts';
import { Dispute } from './dispute.tsx';
import { RefusedBox } from './refused-box.tsx';
import type { Disputed, StartForm } from './use-start-form.ts';

interface FieldProps {
  /** The control, which takes the names of its label and of what is wrong with it. */
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
  /** What somebody else has made of it. */
  disputed?: Disputed | null;
  hint?: string;
  isLong?: boolean;
  label: string;
  language: Locale;
  /** Whose it is, where that stands beside it for who sees it. */
  of?: string;
  /** A value that is no text, in words. */
  told?: (value: unknown) => string;
  /** What is wrong with it, where something is. */
  wrong: string | false | null;
}

/** A label, its control, and below it a sentence where it was refused, or what somebody else has made of it. */
export function Field({ children, disputed, hint, isLong, label, language, of, told, wrong }: FieldProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, wrong && `${id}-wrong`, disputed && `${id}-dispute`].filter(Boolean).join(' ');
  const isInvalid = Boolean(wrong || disputed);
  return (
    <div className={isLong ? 'start-field start-field--long' : 'start-field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {of && <span className="start-unseen"> ({of})</span>}
      </label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(isInvalid && { 'aria-invalid': true }) })}
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
      <Dispute disputed={disputed} focus={id} label={label} language={language} told={told} />
    </div>
  );
}

/** Saves a step, and says what came of it. */
export function FormEnd({
  act,
  form,
  language,
}: {
  act?: string;
  form: Pick<StartForm<object>, 'error' | 'refusal' | 'said' | 'told'>;
  language: Locale;
}) {
  const texts = startTexts[language];
  return (
    <div className="start-form__end">
      <Button margin={false} size="medium" type="submit">
        {act ?? texts.save}
      </Button>
      <p aria-live="polite">{form.told}</p>
      {form.error && form.refusal && (
        <RefusedBox error={form.error} refusal={form.refusal} said={form.said} screen={form.refusal.screen} />
      )}
    </div>
  );
}

interface BothProps {
  label: string;
  language: Locale;
  lines?: number;
  /** Of its texts in the form. */
  path: string;
  step: StartForm<object>;
  /** What is said where the host has no sentence of its own. */
  usual?: string;
}

/** A text in both languages at once. */
export function BothFields({ label, language, lines = 1, path, step, usual }: BothProps) {
  const { languages } = startTexts[language];
  return menuLocales(language).map((locale) => {
    const at = `${path}.${locale}`;
    return (
      <Field
        key={locale}
        disputed={step.disputed(at)}
        label={`${label} (${languages[locale]})`}
        language={language}
        wrong={wrongAt(step, at, usual)}
      >
        {(control) => {
          const shared = {
            ...control,
            dir: localeInfo[locale].dir,
            lang: locale,
            value: String(valueAt(step.form, at)),
            onChange: ({ target }: { target: { value: string } }) => step.set(at, target.value),
          };
          return lines === 1 ? <input autoComplete="off" {...shared} /> : <textarea rows={lines} {...shared} />;
        }}
      </Field>
    );
  });
}

/** What is wrong at a field: the host's own sentence, where it has one. */
export function wrongAt({ isWrong, said }: StartForm<object>, path: string, usual = ''): string | false {
  return isWrong(path) && (said[path] ?? usual);
}
