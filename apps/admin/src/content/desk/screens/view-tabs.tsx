'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { ViewTab } from '../../../platform/staff/screens/view-tab.tsx';
import { contentLabels } from '../../catalogue/index.ts';

/** The first view of a document: both languages on one screen. */
export function DeskTab() {
  const { isTrashed } = useDocumentInfo();
  const { desk, form } = contentLabels.panels;
  // What lies in the trash is only read, in the form.
  return <ViewTab label={(isTrashed ? form : desk)[interfaceLanguage(useTranslation().i18n)]} path="" />;
}

/** The CMS's own form, one language at a time. */
export function FormTab() {
  const { form } = contentLabels.panels;
  return <ViewTab label={form[interfaceLanguage(useTranslation().i18n)]} path="/form" />;
}
