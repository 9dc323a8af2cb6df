'use client';

import type { FieldSpec } from '@nasaq/translation';
import type { ReactNode } from 'react';
import { useDesk } from '../desk-context.ts';
import { FieldMarks } from '../plugs/plugs.tsx';

interface Props {
  field: FieldSpec;
  /** Of its name; its hint's is `hintId` of it. */
  id: string;
  path: string;
  /** What can be done with the field as a whole. */
  tools?: ReactNode;
}

/** What a field is called, whether it is needed, and what is asked for. */
export function FieldHead({ field, id, path, tools }: Props) {
  const { language, texts } = useDesk();
  return (
    <div className="desk-field__head">
      <span className="desk-field__name" id={id}>
        {field.label[language]}
      </span>
      {field.required && <span className="desk-field__required">{texts.required}</span>}
      {field.description && (
        <p className="desk-field__hint" id={hintId(field, id)}>
          {field.description[language]}
        </p>
      )}
      <div className="desk-field__tools">
        {tools}
        <FieldMarks field={field} path={path} />
      </div>
    </div>
  );
}

/** Of the hint, where the field has one: its controls are described by it. */
export function hintId({ description }: FieldSpec, id: string): string {
  return description ? `${id}-hint` : '';
}
