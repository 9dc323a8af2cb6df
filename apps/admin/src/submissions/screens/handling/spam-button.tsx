'use client';

import { Button } from '@payloadcms/ui';
import { inboxTexts } from '../../catalogue/index.ts';
import type { Handled } from './handled.ts';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

/** Into the spam folder, or out of it. */
export function SpamButton({ id, kind, language, spam }: Pick<Handled, 'id' | 'kind' | 'language' | 'spam'>) {
  const texts = inboxTexts[language];
  const call = useStaffCall(kind, id, texts.failed);

  async function toggle() {
    if (await call.post('/spam', { spam: !spam })) call.finish(spam ? texts.spamCleared : texts.spamMarked);
  }

  return (
    <>
      <Button
        buttonStyle={spam ? 'primary' : 'subtle'}
        disabled={call.busy}
        margin={false}
        onClick={() => void toggle()}
        size="small"
        type="button"
      >
        {spam ? texts.notSpam : texts.markSpam}
      </Button>
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </>
  );
}
