'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldLabel, useConfig, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload';
import { interfaceLanguage } from '../interface-language.ts';
import { detailWords, kindWords, type NameOfField, subjectWords } from './act-words.ts';
import { labelOfField } from './field-label.ts';

/** The name of a collection or page as menus have it, for the slug that the audit trail keeps. */
export function KindCell({ cellData }: { cellData?: string | null }) {
  return <span>{useKindName()(cellData)}</span>;
}

/** What an act was about, and its details, in words. */
export function ActCell({ field, rowData }: DefaultCellComponentProps) {
  const language = interfaceLanguage(useTranslation().i18n);
  const nameOfField = useFieldName();
  const told = rowData ?? {};
  const isDetail = 'name' in field && field.name === 'detail';
  return <bdi>{isDetail ? detailWords(told, language, nameOfField) : subjectWords(told, language, nameOfField)}</bdi>;
}

/** The same on the page of one act, where nobody writes. */
export const ActField: TextFieldClientComponent = ({ field, path }) => {
  const language = interfaceLanguage(useTranslation().i18n);
  const nameOf = useKindName();
  const nameOfField = useFieldName();
  const { value } = useField<string | null>({ path });
  const kind = useFormFields(([fields]) => fields.kind?.value) as string | null | undefined;
  const told = {
    kind: nameOf(value),
    subject: subjectWords({ kind, subject: value }, language),
    detail: detailWords({ kind, detail: value }, language, nameOfField),
  };
  return (
    <div className="field-type text read-only">
      <FieldLabel label={field.label} path={path} />
      <input dir="auto" id={`field-${path}`} readOnly type="text" value={told[field.name as 'kind'] ?? ''} />
    </div>
  );
};

function useKindName(): (slug: string | null | undefined) => string {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return (slug) => {
    if (!slug) return '';
    const collection = getEntityConfig({ collectionSlug: slug });
    const label = collection?.labels.plural ?? getEntityConfig({ globalSlug: slug })?.label;
    return label ? getTranslation(label, i18n) : (kindWords(slug, interfaceLanguage(i18n)) ?? slug);
  };
}

function useFieldName(): NameOfField {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return (kind, name) => {
    const settings = getEntityConfig({ globalSlug: kind });
    const label = settings && labelOfField(settings.fields, name);
    return label && getTranslation(label, i18n);
  };
}
