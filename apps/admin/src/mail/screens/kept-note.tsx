'use client';

import type { Locale } from '@nasaq/contract';
import { Link, useConfig } from '@payloadcms/ui';
import { mailsInState } from '../mail-state.ts';
import { mailTexts } from '../catalogue/index.ts';

/** That a mail is kept for want of a mail server, as its screen puts it, and the way to where its link can be read. */
export function KeptNote({ language, told }: { language: Locale; told: string }) {
  const { config } = useConfig();
  return (
    <>
      {told}{' '}
      <Link href={config.routes.admin + mailsInState('kept')} prefetch={false}>
        {mailTexts[language].showKept}
      </Link>
    </>
  );
}
