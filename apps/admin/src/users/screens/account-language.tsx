'use client';

import { isLocale } from '@nasaq/contract';
import { useAuth, useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';

/**
 * Around all screens: the menus follow the account, whichever browser somebody signs in with, and at once when they
 * choose another language in their account. Payload itself knows a cookie only.
 */
export function AccountLanguage({ children }: { children?: ReactNode }) {
  const { user } = useAuth<{ language?: string | null }>();
  const { i18n, switchLanguage } = useTranslation();
  const chosen = user?.language;
  const shown = i18n.language;
  useEffect(() => {
    if (isLocale(chosen) && chosen !== shown) void switchLanguage?.(chosen);
  }, [chosen, shown, switchLanguage]);
  return children;
}
