'use client';

import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';

/** Asked for where an address changes: a session may have been left open (users/guard-passwords.ts). */
export function PresentPassword() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const needed = useFormFields(([fields]) => {
    const { email } = fields;
    return email !== undefined && email.value !== email.initialValue;
  });
  if (id === undefined || !needed) return null;
  const texts = staffTexts[interfaceLanguage(i18n)];
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'present_password', label: texts.presentPassword, required: true }}
      path="present_password"
    />
  );
}
