'use client';

import { PasswordField, useDocumentInfo, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { interfaceLanguage } from '../../interface-language.ts';
import { staffTexts } from './staff-texts.ts';

/** Asked for where an address or a password changes: a session may have been left open (staff/guard-passwords.ts). */
export function PresentPassword() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const needed = useFormFields(([fields]) => {
    const { email, password } = fields;
    return Boolean(password?.value) || (email !== undefined && email.value !== email.initialValue);
  });
  const dispatch = useFormFields(([, change]) => change);
  const isHeld = useFormFields(([fields]) => Boolean(fields.password?.value));
  const modified = useFormModified();
  // After every attempt Payload hides the fields of the new password, and what was in them comes back to the form a moment
  // later: the next attempt would set a password that nobody sees.
  useEffect(() => {
    if (modified || id === undefined || !isHeld) return;
    for (const path of ['password', 'confirm-password', 'present_password']) dispatch({ type: 'REMOVE', path });
  }, [dispatch, id, isHeld, modified]);
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
