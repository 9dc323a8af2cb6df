'use client';

import type { Locale } from '@nasaq/contract';
import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { useHostCall } from '../../platform/staff/screens/use-host-call.ts';
import { entryAddress } from '../addresses.ts';
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
  const { busy, call } = useHostCall();

  async function write() {
    const made = await call<{ doc: { id: number } }>({
      path: `/articles?locale=${locale}&draft=true&depth=0`,
      body: { title: query, _status: 'draft' },
      done: texts.created,
      failed: texts.failed,
    });
    if (made) router.push(entryAddress(config.routes.admin, 'articles', made.doc.id, locale));
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
