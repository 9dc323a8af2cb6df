'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { type KeptBundle, bundlesPath } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { useDownload } from './use-download.ts';

/** What the host has kept by itself before content was taken away: whoever regrets it has no key to its disk. */
export function KeptSection({ kept, language }: { kept: readonly KeptBundle[]; language: Locale }) {
  const { failed, kept: texts } = bundleTexts[language];
  const download = useDownload();
  const [error, setError] = useState<string | null>(null);
  const megabytes = (bytes: number) =>
    fill(texts.size, { size: menuNumber(language).format(Math.ceil(bytes / 1e5) / 10) });

  async function begin(name: string): Promise<void> {
    setError((await download(`${bundlesPath}/kept/${name}`)) === 'failed' ? failed : null);
  }

  return (
    <>
      <p className="bundles-hint">{texts.hint}</p>
      <ul className="bundles-kept">
        {kept.map(({ bytes, made, name }) => (
          <li key={name}>
            <Moment language={language} value={made} /> <span className="bundles-hint">{megabytes(bytes)}</span>
            <Button
              aria-label={`${texts.download}: ${name}`}
              buttonStyle="secondary"
              margin={false}
              onClick={() => void begin(name)}
              size="small"
              type="button"
            >
              {texts.download}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
