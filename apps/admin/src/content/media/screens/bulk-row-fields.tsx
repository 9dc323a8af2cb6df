'use client';

import type { Locale } from '@nasaq/contract';
import { useId } from 'react';
import { menuLocales } from '../../../platform/staff/interface-language.ts';
import { libraryTexts } from '../catalogue/index.ts';
import { type BulkRow, missingOf } from './bulk-rows.ts';

interface Props {
  /** Whether somebody has tried to send it. */
  isAsked: boolean;
  /** Id of the list of tags that are in use. */
  known: string;
  language: Locale;
  onChange: (changed: Partial<BulkRow>) => void;
  onRemove: () => void;
  row: BulkRow;
}

/** What is asked of one file: its text in both languages, or that it says nothing, and its tags. */
export function BulkRowFields({ isAsked, known, language, onChange, onRemove, row }: Props) {
  const texts = libraryTexts[language].bulk;
  const id = useId();
  const { alts, file, isDecorative, preview, refusal, state, tags } = row;
  const missing = isAsked ? missingOf(row) : [];
  return (
    <li aria-label={file.name} className="bulk-row">
      <div className="media-card__picture">
        {preview ? <img alt="" src={preview} /> : <span dir="ltr">{file.name.split('.').pop()}</span>}
      </div>
      <div className="bulk-row__fields">
        <p className="bulk-row__name">
          <bdi dir="ltr">{file.name}</bdi>
          <button aria-label={texts.remove.replace('{name}', () => file.name)} onClick={onRemove} type="button">
            {texts.removeThis}
          </button>
        </p>
        {menuLocales(language).map((locale) => (
          <div key={locale} className="bulk-row__field">
            <label htmlFor={`${id}-${locale}`}>{texts.alt[locale]}</label>
            <input
              aria-describedby={missing.includes(locale) ? `${id}-${locale}-missing` : undefined}
              aria-invalid={missing.includes(locale) || undefined}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              disabled={isDecorative}
              id={`${id}-${locale}`}
              lang={locale}
              maxLength={300}
              onChange={({ target }) => onChange({ alts: { ...alts, [locale]: target.value } })}
              value={alts[locale]}
            />
            {missing.includes(locale) && (
              <p className="inbox-error" id={`${id}-${locale}-missing`}>
                {texts.altMissing}
              </p>
            )}
          </div>
        ))}
        <div className="bulk-row__field">
          <label htmlFor={`${id}-tags`}>{texts.tags}</label>
          <input
            dir="auto"
            id={`${id}-tags`}
            list={known}
            onChange={({ target }) => onChange({ tags: target.value })}
            value={tags}
          />
        </div>
        {preview && (
          <label className="bulk-row__choice">
            <input
              checked={isDecorative}
              onChange={({ target }) => onChange({ isDecorative: target.checked })}
              type="checkbox"
            />
            <span>{texts.decorative}</span>
          </label>
        )}
        {state === 'sending' && <p>{texts.sendingThis}</p>}
        {refusal && (
          <p className="inbox-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </li>
  );
}
