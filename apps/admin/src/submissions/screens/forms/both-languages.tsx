'use client';

import { RowField, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { RowFieldClientProps } from 'payload';
import { interfaceLanguage, menuLocales } from '../../../platform/staff/interface-language.ts';

/** A value in both languages side by side, that of the menus first. */
export function BothLanguages(props: RowFieldClientProps) {
  const language = interfaceLanguage(useTranslation().i18n);
  const { isTrashed } = useDocumentInfo();
  const { fields } = props.field;
  const ordered = menuLocales(language).flatMap((locale) =>
    fields.filter((field) => 'name' in field && field.name.endsWith(`_${locale}`)),
  );
  // A row has no name, and so no permission, of its own: each field asks for its own. Nothing is edited in the trash.
  return <RowField {...props} field={{ ...props.field, fields: ordered }} readOnly={isTrashed === true} />;
}
