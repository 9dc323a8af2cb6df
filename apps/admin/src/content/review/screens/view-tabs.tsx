'use client';

import { useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { ViewTab } from '../../../platform/staff/screens/view-tab.tsx';
import { reviewTexts } from '../../catalogue/index.ts';

export function ReviewTab() {
  return <ViewTab label={reviewTexts[interfaceLanguage(useTranslation().i18n)].title} path="/review" />;
}

export function HistoryTab() {
  return <ViewTab label={reviewTexts[interfaceLanguage(useTranslation().i18n)].history} path="/history" />;
}
