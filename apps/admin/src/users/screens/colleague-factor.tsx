'use client';

import type { Locale } from '@nasaq/contract';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { staffTexts } from '../catalogue/index.ts';
import { signInWith } from './credentials-form.tsx';

interface Props {
  id: number | string;
  language: Locale;
}

/** Whether a colleague has a second factor, and the way to take it away from who has lost it. */
export function ColleagueFactor({ id, language }: Props) {
  const { config } = useConfig();
  const texts = staffTexts[language];
  const base = `${config.routes.api}/users/${id}`;
  const [isProtected, setProtected] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    void fetch(`${base}/second-factor`, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ protected: boolean }>) : null))
      .then((told) => setProtected(told && told.protected))
      .catch(() => {});
  }, [base]);

  async function reset(): Promise<void> {
    const { refusal } = await signInWith({
      address: `${base}/reset-second-factor`,
      body: {},
      fields: [],
      language,
    });
    setError(refusal ? (refusal.message ?? texts.unanswered) : null);
    if (refusal) return;
    setProtected(false);
    toast.success(texts.factors.resetDone);
  }

  if (isProtected === null) return null;
  return (
    <div className="staff-link">
      <p>{isProtected ? texts.factors.ofColleague : texts.factors.noneOfColleague}</p>
      {isProtected && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void reset()} size="small" type="button">
          {texts.factors.reset}
        </Button>
      )}
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
