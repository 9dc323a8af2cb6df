'use client';

import { normalizeDigits } from '@nasaq/contract';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useState } from 'react';
import { today } from '../../../schedules/screens/clock.ts';
import { useDesk } from '../desk-context.ts';
import { PictureControl } from './picture-control.tsx';
import { PlainText } from './plain-text.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { readerTimeZone } from '../../../../platform/staff/interface-language.ts';
import type { ControlProps } from './control-props.ts';

/** What a value that is no running text is edited by. */
export function Control(props: ControlProps) {
  switch (props.field.kind) {
    case 'number':
      return <NumberControl {...props} />;
    case 'checkbox':
      return <CheckboxControl {...props} />;
    case 'select':
      return <SelectControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'reference':
      return <ReferenceControl {...props} />;
    case 'upload':
      return <PictureControl {...props} />;
    case 'text':
    case 'textarea':
    case 'slug':
      return <LineControl {...props} />;
    default:
      return <OtherControl {...props} />;
  }
}

/** Text that both languages share: a code, an address. */
function LineControl({ field, ids, isReadOnly, onChange, place, value }: ControlProps) {
  return (
    <PlainText
      aria-describedby={ids.describedBy}
      aria-labelledby={ids.labelledBy}
      as={field.kind === 'textarea' ? 'textarea' : 'input'}
      className="desk-line"
      data-place={place}
      dir="auto"
      onText={onChange}
      readOnly={isReadOnly}
      text={typeof value === 'string' ? value : ''}
    />
  );
}

function NumberControl({ ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { texts } = useDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof value === 'number' ? String(value) : '');
  const isWrong = shown.trim() !== '' && Number.isNaN(numberIn(shown));

  function type(text: string) {
    setTyped(text);
    const number = numberIn(text);
    if (text.trim() === '') onChange(null);
    else if (!Number.isNaN(number)) onChange(number);
  }

  return (
    <>
      <input
        aria-describedby={ids.describedBy}
        aria-invalid={isWrong || undefined}
        aria-labelledby={ids.labelledBy}
        className="desk-line desk-line--short"
        data-place={place}
        dir="ltr"
        inputMode="decimal"
        onBlur={() => !isWrong && setTyped(null)}
        onChange={({ target }) => type(target.value)}
        readOnly={isReadOnly}
        value={shown}
      />
      {isWrong && <p className="desk-foot__note">{texts.noNumber}</p>}
    </>
  );
}

function numberIn(text: string): number {
  const digits = normalizeDigits(text).trim().replace('٫', '.').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

function CheckboxControl({ ids, isReadOnly, onChange, place, value }: ControlProps) {
  return (
    <input
      aria-describedby={ids.describedBy}
      aria-labelledby={ids.labelledBy}
      checked={value === true}
      className="desk-box"
      data-place={place}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.checked)}
      type="checkbox"
    />
  );
}

function SelectControl({ field, ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { language } = useDesk();
  const chosen = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value : '';
  return (
    <select
      aria-describedby={ids.describedBy}
      aria-labelledby={ids.labelledBy}
      className="desk-line"
      data-place={place}
      disabled={isReadOnly}
      multiple={field.hasMany}
      onChange={({ target }) =>
        onChange(field.hasMany ? [...target.selectedOptions].map((option) => option.value) : target.value || null)
      }
      value={chosen}
    >
      {!field.hasMany && (!field.required || chosen === '') && <option value="">–</option>}
      {field.options?.map(({ label, value: option }) => (
        <option key={option} value={option}>
          {label[language]}
        </option>
      ))}
    </select>
  );
}

/** A day is stored as its noon, so that it is the same one everywhere; a moment in the clock of whoever sets it. */
function DateControl({ field, ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { language } = useDesk();
  // What is refused stays in sight, and what was stored before stays stored.
  const [refused, setRefused] = useState<string | null>(null);
  const stored = typeof value === 'string' && value ? new Date(value) : null;
  const shown =
    !stored || Number.isNaN(stored.getTime())
      ? ''
      : field.withTime
        ? localMoment(stored)
        : stored.toISOString().slice(0, 10);

  function choose(chosen: string) {
    const isPast = field.toCome !== undefined && chosen !== '' && chosen !== shown && chosen < today(readerTimeZone());
    setRefused(isPast ? chosen : null);
    if (!isPast) onChange(chosen ? new Date(field.withTime ? chosen : `${chosen}T12:00:00Z`).toISOString() : null);
  }

  return (
    <>
      <input
        aria-describedby={ids.describedBy}
        aria-invalid={refused !== null || undefined}
        aria-labelledby={ids.labelledBy}
        className="desk-line desk-line--short"
        data-place={place}
        min={field.toCome && today(readerTimeZone())}
        onChange={({ target }) => choose(target.value)}
        readOnly={isReadOnly}
        type={field.withTime ? 'datetime-local' : 'date'}
        value={refused ?? shown}
      />
      {refused !== null && (
        <p className="desk-foot__note" role="alert">
          {field.toCome?.[language]}
        </p>
      )}
    </>
  );
}

function localMoment(moment: Date): string {
  const inZone = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return inZone.toISOString().slice(0, 16);
}

/** What the desk does not edit is shown as it is; it stays as it is. */
function OtherControl({ value }: ControlProps) {
  const { texts } = useDesk();
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const document = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
  return (
    <div className="desk-other">
      <pre dir="ltr">{value === undefined || value === null ? '–' : JSON.stringify(value, null, 2).slice(0, 600)}</pre>
      <p>
        {texts.editedInForm} <Link href={`${config.routes.admin}/${document}/form`}>{texts.toForm}</Link>
      </p>
    </div>
  );
}
