'use client';

import { type BilingualText, languageNames } from '@nasaq/contract';
import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { interfaceLanguage, menuLocales } from '../../../platform/staff/interface-language.ts';

interface Props {
  label: string;
  value: BilingualText | undefined;
  /** What stands there where nothing is said. */
  placeholder?: BilingualText | undefined;
  onChange: (value: BilingualText) => void;
}

const empty: BilingualText = { en: '', ar: '' };

/** A short text in both languages, side by side, each in its own direction. */
export function TwoTexts({ label, value = empty, placeholder, onChange }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const id = useId();
  return (
    <div className="two-texts" role="group" aria-label={label}>
      {menuLocales(language).map((locale) => (
        <div key={locale}>
          <label htmlFor={`${id}-${locale}`}>
            {label} <span className="inbox-quiet">({languageNames[locale][language]})</span>
          </label>
          <input
            id={`${id}-${locale}`}
            type="text"
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            lang={locale}
            value={value[locale]}
            placeholder={placeholder?.[locale]}
            onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}
