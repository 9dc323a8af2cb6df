'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { bundlesPath } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import type { Choosable } from './choosable.ts';
import { useDownload } from './use-download.ts';

interface Props {
  kinds: readonly Choosable[];
  language: Locale;
  settings: readonly Choosable[];
}

/** Everything, or some kinds and settings, as one file. */
export function ExportSection({ kinds, language, settings }: Props) {
  const texts = bundleTexts[language].out;
  const download = useDownload();
  const [isWhole, setWhole] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [related, setRelated] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);

  async function begin(): Promise<void> {
    setTold(null);
    setError(null);
    if (!isWhole && chosen.length === 0) {
      setError(texts.chooseSome);
      return;
    }
    const query = new URLSearchParams(isWhole ? [] : chosen.map((slug) => ['only', slug]));
    if (!isWhole && related) query.set('related', '1');
    const outcome = await download(`${bundlesPath}/out?${query}`);
    if (outcome === 'failed') setError(bundleTexts[language].failed);
    if (outcome === 'started') setTold(texts.started);
  }

  const groups = [
    { label: texts.kinds, all: kinds },
    { label: texts.settings, all: settings },
  ];
  return (
    <div className="bundles-form">
      <fieldset className="bundles-choices">
        <legend>{texts.what}</legend>
        <label>
          <input checked={isWhole} name="bundle-what" onChange={() => setWhole(true)} type="radio" />
          <span>{texts.all}</span>
        </label>
        <label>
          <input checked={!isWhole} name="bundle-what" onChange={() => setWhole(false)} type="radio" />
          <span>{texts.some}</span>
        </label>
      </fieldset>
      {!isWhole &&
        groups.map(({ all, label }) => (
          <fieldset key={label} className="bundles-choices bundles-choices--wide">
            <legend>{label}</legend>
            {all.map((one) => (
              <label key={one.slug}>
                <input checked={chosen.includes(one.slug)} onChange={() => toggle(one.slug)} type="checkbox" />
                <span>{one.label}</span>
              </label>
            ))}
          </fieldset>
        ))}
      {!isWhole && (
        <label className="bundles-check">
          <input
            aria-describedby="bundle-related"
            checked={related}
            onChange={() => setRelated(!related)}
            type="checkbox"
          />
          <span>{texts.related}</span>
          <small id="bundle-related">{texts.relatedHint}</small>
        </label>
      )}
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div className="bundles-actions">
        <Button margin={false} onClick={() => void begin()} size="medium" type="button">
          {texts.export}
        </Button>
        <p aria-live="polite" className="bundles-told">
          {told ?? texts.exporting}
        </p>
      </div>
    </div>
  );
}
