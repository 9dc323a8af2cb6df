'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { staffLabels } from '../catalogue/index.ts';
import { interfaceLanguage } from '../interface-language.ts';

/**
 * A list of words, one in each line, in the place of Payload's chips: those are buttons within buttons, no word of them
 * can be corrected, and what was typed without Enter is lost at a save.
 */
export const WordsField: TextFieldClientComponent = ({ field, path }) => {
  const { disabled, setValue, showError, value } = useField<string[] | null>({ path });
  const language = interfaceLanguage(useTranslation().i18n);
  const id = `field-${path.replaceAll('.', '__')}`;
  const [text, setText] = useState(() => textOf(value));
  const written = useRef(wordsIn(text));

  // Somebody else's save, or what was taken back; not what was typed here, whose empty line waits for its word.
  useEffect(() => {
    if (textOf(value) === textOf(written.current)) return;
    written.current = value ?? [];
    setText(textOf(value));
  }, [value]);

  function write(typed: string) {
    written.current = wordsIn(typed);
    setText(typed);
    setValue(written.current);
  }

  return (
    <div className={`field-type textarea${showError ? ' error' : ''}${disabled ? ' read-only' : ''}`} style={beside}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="textarea-outer">
          <textarea
            aria-describedby={`${id}-lines`}
            aria-invalid={showError || undefined}
            autoCapitalize="none"
            data-rtl={field.admin?.rtl}
            dir={field.admin?.rtl ? 'rtl' : 'ltr'}
            disabled={disabled}
            id={id}
            name={path}
            onChange={({ target }) => write(target.value)}
            rows={2}
            value={text}
          />
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
        <p className="field-description" id={`${id}-lines`}>
          {staffLabels.words.oneInEachLine[language]}
        </p>
      </div>
    </div>
  );
};

/** Two of a row are as wide as each other, and below each other where there is no room. */
const beside = { flex: '1 1 20rem' };

function wordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function textOf(words: readonly string[] | null | undefined): string {
  return (words ?? []).join('\n');
}
