'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { Button, useAuth } from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { menuLocales } from '../../platform/staff/interface-language.ts';
import { builtName } from '../../platform/staff/member-name.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import { sendUser } from './send-user.ts';
import { Field } from './form-pieces.tsx';

/** Asks the first administrator what they are called, before somebody outside gets an answer of “Administrator”. */
export function OwnName({ language, onNamed }: { language: Locale; onNamed: (name: string) => void }) {
  const texts = startTexts[language];
  const { ownName: words } = texts;
  const id = Number(useAuth().user?.id ?? 0);
  const [names, setNames] = useState<Record<Locale, string>>({ en: '', ar: '' });
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  const shown = menuLocales(language);
  const labelOf = (locale: Locale) => `${words.label} (${texts.languages[locale]})`;
  const hintOf = (locale: Locale) =>
    locale === language
      ? words.hint
      : fill(words.otherHint, { other: texts.languages[locale], own: labelOf(language) });
  const name = shown.map((locale) => names[locale].trim()).find(Boolean);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const first = event.currentTarget.querySelector('input');
    if (isBusy.current) return;
    if (!name) {
      first?.focus();
      return setError(words.needed);
    }
    isBusy.current = true;
    const { ar, en } = names;
    const refused = await sendUser({ id, name, name_en: en.trim(), name_ar: ar.trim() }, texts.failed);
    isBusy.current = false;
    if (!refused) return onNamed(name);
    first?.focus();
    setError(refused.error ?? Object.values(refused.fields).join(' '));
  }

  return (
    <form className="start-form" noValidate onSubmit={(event) => void save(event)}>
      <p>{fill(words.lead, { name: builtName })}</p>
      {shown.map((locale, place) => (
        <Field
          key={locale}
          hint={hintOf(locale)}
          label={labelOf(locale)}
          language={language}
          wrong={place === 0 && error}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              dir={localeInfo[locale].dir}
              lang={locale}
              value={names[locale]}
              onChange={({ target }) => {
                setNames({ ...names, [locale]: target.value });
                setError(null);
              }}
            />
          )}
        </Field>
      ))}
      <div className="start-form__end">
        <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
