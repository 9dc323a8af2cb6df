'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { staffTexts } from '../catalogue/index.ts';

interface Props {
  codes: string[];
  language: Locale;
  /** Once they say that they have stored them. */
  onStored: () => void;
}

/** Shown once. Whoever leaves without them is asked to say that they have them. */
export function RecoveryCodes({ codes, language, onStored }: Props) {
  const texts = staffTexts[language].factors;
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    // Here: what is said in passing would lie under the dialog.
    setCopied(true);
  };
  return (
    <div className="staff-choice">
      <p>{texts.recoveryLead}</p>
      <ul className="staff-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="staff-link">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()} size="small" type="button">
          {texts.copy}
        </Button>
        <a
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          download="recovery-codes.txt"
          href={file}
        >
          {texts.download}
        </a>
        <span role="status">{isCopied && texts.copied}</span>
      </div>
      <Button buttonStyle="primary" margin={false} onClick={onStored} size="large" type="button">
        {texts.stored}
      </Button>
    </div>
  );
}
