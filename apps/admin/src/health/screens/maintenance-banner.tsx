'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { maintenanceTexts } from '../catalogue/index.ts';
import './maintenance-banner.css';

/** Milliseconds. Only windows that somebody sees ask. */
const lookEvery = 5_000;

/** Above all screens, for as long as the host only reads. */
export function MaintenanceBanner() {
  const { i18n } = useTranslation();
  const texts = maintenanceTexts[interfaceLanguage(i18n)];
  const isShown = useReadOnly();
  return (
    <div className="maintenance-banner" role="status">
      {isShown && (
        <p>
          <strong>{texts.title}</strong> <span>{texts.lead}</span>
        </p>
      )}
    </div>
  );
}

/** Where the host does not answer, what was known last holds. */
function useReadOnly(): boolean {
  const [readOnly, setReadOnly] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const look = async () => {
      if (document.hidden || !navigator.onLine) return;
      const answer = await fetch('/api/maintenance', { signal }).catch(() => null);
      const told = answer?.ok ? ((await answer.json().catch(() => null)) as { readOnly?: unknown } | null) : null;
      if (told && !signal.aborted) setReadOnly(told.readOnly === true);
    };
    void look();
    const timer = setInterval(() => void look(), lookEvery);
    document.addEventListener('visibilitychange', () => void look(), { signal });
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, []);
  return readOnly;
}
