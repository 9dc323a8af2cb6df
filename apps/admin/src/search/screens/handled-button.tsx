'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useHostCall } from '../../platform/staff/screens/use-host-call.ts';
import { boardTexts } from '../catalogue/index.ts';

interface Props {
  id: number;
  language: Locale;
  query: string;
}

/** Takes a search off the board; it comes back when somebody searches for it in vain again. */
export function HandledButton({ id, language, query }: Props) {
  const texts = boardTexts[language];
  const { busy, change } = useHostCall();
  const handle = () =>
    change({
      method: 'PATCH',
      path: `/searches/${id}?depth=0`,
      body: { handled: true },
      done: texts.handled,
      failed: texts.unchanged,
    });
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
