'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useInboxCall } from '../../platform/staff/screens/use-inbox-call.ts';
import { inboxTexts } from '../../submissions/screens/inbox-texts.ts';

/** Puts a mail that was given up or kept into the queue again. */
export function ResendButton({ id, language }: { id: number; language: Locale }) {
  const { failed, mail: texts, working } = inboxTexts[language];
  const call = useInboxCall('mails', id, failed);

  async function resend() {
    if (await call.post('/resend', {})) call.finish(texts.resent);
  }

  return (
    <div className="inbox-form">
      <Button
        buttonStyle="secondary"
        disabled={call.busy}
        margin={false}
        onClick={() => void resend()}
        size="medium"
        type="button"
      >
        {call.busy ? working : texts.resend}
      </Button>
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </div>
  );
}
