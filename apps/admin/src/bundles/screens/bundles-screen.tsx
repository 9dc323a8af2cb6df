'use client';

import type { Locale } from '@nasaq/contract';
import { Gutter } from '@payloadcms/ui';
import type { KeptBundle } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import type { Choosable } from './choosable.ts';
import { bundleSource } from './bundle-calls.ts';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';
import { KeptSection } from './kept-section.tsx';
import { TableSection } from './table-section.tsx';
import './bundles.css';

interface Props {
  kept: readonly KeptBundle[];
  kinds: readonly Choosable[];
  language: Locale;
  settings: readonly Choosable[];
}

/** Out: everything or a choice. In: a file, what it would change, and what came of it. */
export function BundlesScreen({ kept, kinds, language, settings }: Props) {
  const texts = bundleTexts[language];
  return (
    <main>
      <Gutter className="bundles">
        <div>
          <h1>{texts.title}</h1>
          <p className="bundles-lead">{texts.lead}</p>
        </div>
        <section aria-labelledby="bundles-out">
          <h2 id="bundles-out">{texts.out.heading}</h2>
          <ExportSection kinds={kinds} language={language} settings={settings} />
        </section>
        <section aria-labelledby="bundles-in">
          <h2 id="bundles-in">{texts.in.heading}</h2>
          <ImportSection accept=".zip,application/zip" language={language} source={bundleSource} words={texts.in} />
        </section>
        {kept.length > 0 && (
          <section aria-labelledby="bundles-kept">
            <h2 id="bundles-kept">{texts.kept.heading}</h2>
            <KeptSection kept={kept} language={language} />
          </section>
        )}
        <section aria-labelledby="bundles-csv">
          <h2 id="bundles-csv">{texts.csv.heading}</h2>
          <TableSection kinds={kinds.filter(({ headings }) => headings)} language={language} />
        </section>
      </Gutter>
    </main>
  );
}
