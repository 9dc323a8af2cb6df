'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useStaffCall } from '../../platform/staff/screens/use-staff-call.ts';
import { mailTexts } from '../catalogue/index.ts';

/** Puts a mail that was given up or kept into the queue again. */
export function ResendButton({ id, language }: { id: number; language: Locale }) {
  const texts = mailTexts[language];
  const call = useStaffCall('mails', id, texts.failed);

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
        {call.busy ? texts.working : texts.resend}
      </Button>
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </div>
  );
}
