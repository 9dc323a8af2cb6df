'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import '../../saving/screens/saving.css';
import { libraryTexts } from '../catalogue/index.ts';

/** Above the texts of a file in whose place another one was chosen: they were written for the former, and would stay. */
export function AnotherFile() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const isAnother = id !== undefined && Boolean(chosen);
  return (
    <p className={isAnother ? 'saving-news media-another' : undefined} role="status">
      {isAnother && libraryTexts[interfaceLanguage(i18n)].anotherFile}
    </p>
  );
}
