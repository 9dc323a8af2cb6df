'use client';

import { readColour } from '@nasaq/brand';
import { colours, hex } from '@nasaq/design';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import './brand-fields.css';

/** What a browser's picker begins with, which knows no empty one: the colour that stands there meanwhile. */
const standing = (path: string) => hex(colours.light[path === 'accent' ? 'spark' : 'voice']);

/** A colour: typed, or picked with the browser's own picker beside it. */
export const ColourField: TextFieldClientComponent = ({ field, path }) => {
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const id = `field-${path}`;
  const read = readColour(value ?? '');
  return (
    <div className={`field-type text brand-colour${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap brand-colour__row">
        <FieldError path={path} showError={showError} />
        <input
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          className="brand-colour__picker"
          data-empty={read === null || undefined}
          disabled={disabled}
          onChange={({ target }) => setValue(target.value)}
          tabIndex={-1}
          type="color"
          value={read ?? standing(path)}
        />
        <input
          autoComplete="off"
          dir="ltr"
          disabled={disabled}
          id={id}
          onChange={({ target }) => setValue(target.value || null)}
          placeholder="#"
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
