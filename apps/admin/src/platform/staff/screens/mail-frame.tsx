'use client';

import { useMemo, type IframeHTMLAttributes } from 'react';
import { policies } from '../trusted-types.ts';

/** A mail as its reader sees it: nothing in it runs, and nothing of the screen is within its reach. */
export function MailFrame({ html, title, ...rest }: { html: string; title: string } & IframeHTMLAttributes<Element>) {
  const markup = useMemo(() => policies.trusted(html), [html]);
  return <iframe {...(rest as object)} sandbox="" srcDoc={markup as string} title={title} />;
}
