'use client';

import type { Locale } from '@nasaq/contract';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { boardTexts } from '../catalogue/index.ts';

interface Props {
  id: number;
  language: Locale;
  query: string;
}

/** Takes a search off the board; it comes back when somebody searches for it in vain again. */
export function HandledButton({ id, language, query }: Props) {
  const texts = boardTexts[language];
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function handle() {
    setBusy(true);
    const answer = await fetch(`${config.routes.api}/searches/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ handled: true }),
    }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) {
      toast.error(texts.unchanged);
      return;
    }
    toast.success(texts.handled);
    router.refresh();
  }

  return (
    <Button
      aria-label={texts.handleThis.replace('{query}', () => query)}
      buttonStyle="subtle"
      disabled={busy}
      margin={false}
      onClick={() => void handle()}
      size="small"
      type="button"
    >
      {texts.handle}
    </Button>
  );
}
