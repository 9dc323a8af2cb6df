'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Around all screens: who is not signed in has the theme of their system, too. Payload takes it from a header that only
 * some browsers send; what it does in a browser besides, it does once it may tell the whole config.
 */
export function SystemTheme({ children }: { children?: ReactNode }) {
  const { config } = useConfig();
  const isStranger = 'unauthenticated' in config && config.unauthenticated;

  useEffect(() => {
    if (!isStranger || /(?:^|; )[\w-]+-theme=(?:light|dark)/.test(document.cookie)) return;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const show = () => (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light');
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  }, [isStranger]);
  return children;
}
