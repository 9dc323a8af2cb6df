'use client';

import { useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { ViewTab } from '../../../platform/staff/screens/view-tab.tsx';
import { contentLabels } from '../../catalogue/index.ts';

/** To both languages on one screen. */
export function DeskTab() {
  return <ViewTab label={contentLabels.panels.desk[interfaceLanguage(useTranslation().i18n)]} path="/desk" />;
}
