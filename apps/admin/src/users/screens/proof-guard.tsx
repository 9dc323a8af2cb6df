'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** What waits until somebody has shown the password. */
interface Proving {
  hasPasskey: boolean;
  end: (isShown: boolean) => void;
}

/**
 * Around all screens: what the host refuses because the password was shown too long ago is asked once more after it has
 * been shown, whichever form, list or button has asked, those of the CMS included. Who would rather not show it gets the
 * refusal, and what was typed stays.
 */
export function ProofGuard({ children }: { children: ReactNode }) {
  const language = interfaceLanguage(useTranslation().i18n);
  const [proving, setProving] = useState<Proving | null>(null);

  useEffect(() => {
    const fetched = window.fetch;
    let open: Promise<boolean> | null = null;
    // Of two at once, the second waits for the same answer.
    const ask = (hasPasskey: boolean) => {
      open ??= new Promise<boolean>((resolve) => setProving({ hasPasskey, end: resolve })).finally(() => {
        open = null;
        setProving(null);
      });
      return open;
    };
    const guarded: typeof fetch = async (input, init) => {
      const again = input instanceof Request ? input.clone() : input;
      const answer = await fetched(input, init);
      const refusal = answer.status === 403 ? await proofWanted(answer) : null;
      if (!refusal) return answer;
      return (await ask(refusal.passkey)) ? guarded(again, init) : answer;
    };
    window.fetch = guarded;
    return () => {
      window.fetch = fetched;
    };
  }, []);

  return (
    <>
      {children}
      {proving && (
        <ProofDialog
          hasPasskey={proving.hasPasskey}
          language={language}
          onCancel={() => proving.end(false)}
          onProved={() => proving.end(true)}
        />
      )}
    </>
  );
}

interface Refusal {
  code?: string;
  passkey?: boolean;
}

/** In the shape of our own calls, or in that of the CMS. */
async function proofWanted(answer: Response): Promise<{ passkey: boolean } | null> {
  const told = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error?: Refusal; errors?: { data?: Refusal }[] } | null;
  const refusal = told?.error ?? told?.errors?.[0]?.data;
  return refusal?.code === 'proof_required' ? { passkey: refusal.passkey === true } : null;
}
