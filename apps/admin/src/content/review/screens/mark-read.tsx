'use client';

import type { Locale } from '@nasaq/contract';
import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { reviewTexts } from '../../catalogue/index.ts';

interface Props {
  /** What is in sight: what came since stays new. */
  ids: readonly number[];
  language: Locale;
}

/** Says that the reader has seen what they were told. */
export function MarkRead({ ids, language }: Props) {
  const texts = reviewTexts[language];
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function mark() {
    setBusy(true);
    const answer = await fetch(`${config.routes.api}/notices/read`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    }).catch(() => null);
    setBusy(false);
    if (answer?.ok) router.refresh();
    else toast.error(texts.unchanged);
  }

  return (
    <button className="review-link" disabled={busy} onClick={() => void mark()} type="button">
      {texts.seen}
    </button>
  );
}
