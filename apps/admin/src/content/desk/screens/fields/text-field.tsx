'use client';

import type { Locale } from '@nasaq/contract';
import type { FieldSpec, Place } from '@nasaq/translation';
import type { KeyboardEvent } from 'react';
import { useDesk, useValue } from '../desk-context.ts';
import { placeKey } from '../desk-focus.ts';
import { writtenIn } from '../written-in.ts';
import { FieldCells } from './cells.tsx';
import type { CellIds } from './control-props.ts';
import { PlainText } from './plain-text.tsx';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
}

/** A line or a few in each language. */
export function TextField({ field, path, present }: Props) {
  return (
    <FieldCells
      renderCell={(locale, ids) => <Text field={field} ids={ids} place={{ locale, path }} />}
      field={field}
      path={path}
      {...(present && { present })}
    />
  );
}

interface TextProps {
  field: FieldSpec;
  ids: CellIds;
  place: Place;
}

/** A text of so many letters is no field's: it scrolls within its box, since to make room for all of it with each key takes long. */
const scrolled = 8_000;
/** Other browsers grow a field by a hidden copy of its words. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text without any has no direction of its own. */
const letter = /\p{L}/u;

/** It grows with its words, so that all of them are in sight; one line takes no second one. */
function Text({ field, ids, place }: TextProps) {
  const { isReadOnly, store } = useDesk();
  const value = useValue(place);
  const text = typeof value === 'string' ? value : '';
  const isLong = text.length > scrolled;
  const isLine = field.kind !== 'textarea';
  const written = writtenIn(place.locale);

  function keepLine(event: KeyboardEvent) {
    if (isLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  }

  return (
    <div
      className="desk-text"
      data-neutral={field.kind !== 'slug' && !letter.test(text) ? '' : undefined}
      data-long={isLong || undefined}
      data-text={isLong || growsByItself ? undefined : text}
      {...(field.kind === 'slug' ? { dir: 'auto', lang: written.lang } : written)}
    >
      <PlainText
        aria-describedby={ids.describedBy}
        aria-labelledby={ids.labelledBy}
        aria-required={field.required || undefined}
        as="textarea"
        data-place={placeKey(place)}
        isLine={isLine}
        onKeyDown={keepLine}
        onText={(typed) => store.write(place, typed)}
        readOnly={isReadOnly || field.readOnly}
        rows={1}
        spellCheck={field.kind !== 'slug'}
        text={text}
      />
    </div>
  );
}
