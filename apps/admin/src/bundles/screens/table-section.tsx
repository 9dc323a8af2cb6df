'use client';

import type { Locale } from '@nasaq/contract';
import { useId, useMemo, useState } from 'react';
import { bundleTexts } from '../catalogue/index.ts';
import { tableSource } from './bundle-calls.ts';
import type { Choosable } from './choosable.ts';
import { keepTable } from './keep-report.ts';
import { ImportSection } from './import-section.tsx';

/** A table of entries or redirects, whose columns are found by their headings. */
export function TableSection({ kinds, language }: { kinds: readonly Choosable[]; language: Locale }) {
  const { csv: texts } = bundleTexts[language];
  const field = useId();
  const [kind, setKind] = useState(kinds.some(({ slug }) => slug === 'articles') ? 'articles' : (kinds[0]?.slug ?? ''));
  const headings = kinds.find(({ slug }) => slug === kind)?.headings ?? [];
  const source = useMemo(() => tableSource(kind), [kind]);
  return (
    <ImportSection
      key={kind}
      accept=".csv,.tsv,.txt,text/csv"
      language={language}
      source={source}
      words={{ file: texts.file, hint: texts.hint }}
    >
      <label htmlFor={field}>{texts.kind}</label>
      <select className="bundles-select" id={field} onChange={({ target }) => setKind(target.value)} value={kind}>
        {kinds.map(({ label, slug }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
      <button className="bundles-more" onClick={() => keepTable([headings], `${kind}.csv`)} type="button">
        {texts.template}
      </button>
    </ImportSection>
  );
}
