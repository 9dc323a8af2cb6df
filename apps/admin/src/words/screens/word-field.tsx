'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { useId, useRef } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';

interface Props {
  /** What is wrong in this field alone. */
  error?: string | undefined;
  /** Where it stands what is wrong with the text that this is a part of. */
  errorId: string | undefined;
  isShort?: boolean;
  label: string;
  /** Of the menus. */
  language: Locale;
  locale: Locale;
  onChange: (text: string) => void;
  value: string;
  /** Names of what is filled in; `#` is the count. */
  values: readonly string[];
}

/** A text with its values as chips below: each puts itself where the cursor stands, and shows whether it is there. */
export function WordField({
  error,
  errorId,
  isShort = false,
  label,
  language,
  locale,
  onChange,
  value,
  values,
}: Props) {
  const texts = wordTexts[language];
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { dir, tag } = localeInfo[locale];
  const written = (name: string) => (name === '#' ? '#' : `{${name}}`);
  const isThere = (name: string) =>
    name === '#' ? value.includes('#') : new RegExp(`\\{\\s*${name}\\s*[,}]`).test(value);
  const insert = (name: string) => {
    const { selectionEnd: end = value.length, selectionStart: start = value.length } = area.current ?? {};
    const put = written(name);
    onChange(value.slice(0, start) + put + value.slice(end));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + put.length, start + put.length);
    });
  };
  return (
    <div className="words__write">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        aria-describedby={error ? `${id}-error` : errorId}
        aria-invalid={error !== undefined || errorId !== undefined || undefined}
        dir={dir}
        id={id}
        lang={tag}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        rows={isShort ? 1 : Math.min(6, Math.max(2, Math.ceil(value.length / 60)))}
        value={value}
      />
      {error && (
        <p className="words__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {values.length > 0 && (
        <ul aria-label={texts.values} className="words__chips">
          {values.map((name) => (
            <li key={name}>
              <button
                aria-label={fill(texts.insert, { name: written(name) })}
                data-there={isThere(name) || undefined}
                dir="ltr"
                onClick={() => insert(name)}
                type="button"
              >
                {written(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
