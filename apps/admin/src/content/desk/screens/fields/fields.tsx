'use client';

import { locales, type Locale } from '@nasaq/contract';
import { bearsLanguage, type FieldSpec } from '@nasaq/translation';
import { useDesk, useValue } from '../desk-context.ts';
import { RichField } from './rich-field.tsx';
import { useIsHidden } from '../work-filter.ts';
import { RowsField } from './rows-field.tsx';
import { TextField } from './text-field.tsx';
import { SharedField, ValueField } from './value-field.tsx';

interface Props {
  fields: readonly FieldSpec[];
  /** Of the group or row around them, with its dot. */
  prefix?: string;
  /** The languages that have the row around them. */
  present?: Record<Locale, boolean>;
}

/** Fields in the order of the form, each in its languages. */
export function Fields({ fields, prefix = '', present }: Props) {
  return fields.map((field) => (
    <Field
      field={field}
      key={field.name}
      path={`${prefix}${field.name}`}
      prefix={prefix}
      {...(present && { present })}
    />
  ));
}

interface FieldProps {
  field: FieldSpec;
  path: string;
  prefix: string;
  present?: Record<Locale, boolean>;
}

function Field({ field, path, prefix, present }: FieldProps) {
  const isAsked = useIsAsked(field, prefix);
  if (!isAsked) return null;
  const props = { field, path, ...(present && { present }) };
  if (field.kind === 'group') return <Group {...props} />;
  if (field.kind === 'rows') return <RowsField {...props}>{(row) => <Fields {...row} />}</RowsField>;
  if (!field.localized || field.setting) return <SharedField {...props} />;
  if (field.kind === 'richText') return <RichField {...props} />;
  if (field.kind === 'text' || field.kind === 'textarea' || field.kind === 'slug') return <TextField {...props} />;
  return <ValueField {...props} />;
}

function Group({ field, path, present }: Omit<FieldProps, 'prefix'>) {
  const { language } = useDesk();
  const isHidden = useIsHidden(path);
  if (isHidden) return null;
  return (
    <div
      aria-label={field.label[language]}
      className="desk-group"
      role="group"
      data-path={path}
      data-shared={!bearsLanguage(field) || undefined}
    >
      <h3>{field.label[language]}</h3>
      {field.description && <p className="desk-field__hint">{field.description[language]}</p>}
      <Fields fields={field.fields ?? []} prefix={`${path}.`} {...(present && { present })} />
    </div>
  );
}

/** Some fields are asked for only where one beside them has a certain value, in either language. */
function useIsAsked({ shownIf }: FieldSpec, prefix: string): boolean {
  const path = `${prefix}${shownIf?.field ?? ''}`;
  const values = { en: useValue({ locale: 'en', path }), ar: useValue({ locale: 'ar', path }) };
  return !shownIf || locales.some((locale) => [shownIf.is].flat().includes(values[locale] as string));
}
