'use client';

import { useMemo } from 'react';
import { policies } from '../../../platform/staff/trusted-types.ts';

/** Of a submission. @param html sanitised when it was stored and once more on the host */
export function SentHtml({ html }: { html: string }) {
  const markup = useMemo(() => policies.trusted(html), [html]);
  return <div className="inbox-text" dangerouslySetInnerHTML={{ __html: markup }} />;
}
