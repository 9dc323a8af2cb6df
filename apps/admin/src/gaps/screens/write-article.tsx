'use client';

import type { Locale } from '@nasaq/contract';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { gapTexts } from '../catalogue/index.ts';

interface Props {
  /** Of the menus. */
  language: Locale;
  /** Of what was searched for. */
  locale: Locale;
  query: string;
}

/** Opens a draft with what was searched for as its title. */
export function WriteArticle({ language, locale, query }: Props) {
  const texts = gapTexts[language];
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function write() {
    setBusy(true);
    const answer = await fetch(`${config.routes.api}/articles?locale=${locale}&draft=true&depth=0`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ title: query, _status: 'draft' }),
    }).catch(() => null);
    setBusy(false);
    const made = answer?.ok ? ((await answer.json()) as { doc: { id: number } }) : null;
    if (!made) {
      toast.error(texts.failed);
      return;
    }
    toast.success(texts.created);
    router.push(`${config.routes.admin}/collections/articles/${made.doc.id}?locale=${locale}&language=${locale}`);
  }

  return (
    <Button
      aria-label={fill(texts.writeThis, { query })}
      buttonStyle="subtle"
      disabled={busy}
      margin={false}
      onClick={() => void write()}
      size="small"
      type="button"
    >
      {texts.write}
    </Button>
  );
}
