'use client';

import type { Locale } from '@nasaq/contract';
import { Gutter } from '@payloadcms/ui';
import { useState } from 'react';
import { exchangeTexts } from '../catalogue/index.ts';
import type { ExchangeBegin } from '../exchange-route.ts';
import { type ExportedState, exportedStates } from '../exchange-api.ts';
import { ExportForm } from './export-form.tsx';
import { ImportSection } from './import-section.tsx';

interface Entity {
  slug: string;
  label: string;
}

interface Props {
  adminRoute: string;
  /** What the address asks for. */
  begin: ExchangeBegin;
  language: Locale;
  pages: readonly Entity[];
  types: readonly Entity[];
}

/** Out: types and pages as a whole. In: a file, what it would change, and what came of it. */
export function ExchangeScreen({ adminRoute, begin, language, pages, types }: Props) {
  const texts = exchangeTexts[language];
  const [chosen, setChosen] = useState<readonly string[]>(
    [...types, ...pages].flatMap(({ slug }) => (slug === begin.type ? [slug] : [])),
  );

  const isChosen = ({ slug }: Entity) => chosen.includes(slug);
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
  const order = {
    entries: types.filter(isChosen).map(({ slug }) => ({ collection: slug })),
    globals: pages.filter(isChosen).map(({ slug }) => slug),
  };
  const groups = [
    { label: texts.out.types, entities: types },
    { label: texts.out.pages, entities: pages },
  ].filter(({ entities }) => entities.length > 0);
  return (
    <main>
      <Gutter className="exchange">
        <div>
          <h1>{texts.title}</h1>
          <p className="exchange-lead">{texts.lead}</p>
        </div>
        <section aria-labelledby="exchange-out">
          <h2 id="exchange-out">{texts.out.heading}</h2>
          <ExportForm
            begin={{ to: begin.language, states: statesOf(begin) }}
            language={language}
            order={chosen.length > 0 ? order : null}
          >
            {groups.map(({ entities, label }) => (
              <fieldset key={label} className="exchange-choices exchange-choices--wide">
                <legend>{label}</legend>
                {entities.map((entity) => (
                  <label key={entity.slug}>
                    <input checked={isChosen(entity)} onChange={() => toggle(entity.slug)} type="checkbox" />
                    <span>{entity.label}</span>
                  </label>
                ))}
              </fieldset>
            ))}
            {chosen.length === 0 && <p className="exchange-hint">{texts.out.choose}</p>}
          </ExportForm>
        </section>
        <section aria-labelledby="exchange-in">
          <h2 id="exchange-in">{texts.in.heading}</h2>
          <ImportSection adminRoute={adminRoute} language={language} />
        </section>
      </Gutter>
    </main>
  );
}

/** Whoever comes from what waits sends all that does. */
function statesOf({ state }: ExchangeBegin): readonly ExportedState[] {
  if (state === 'work') return exportedStates;
  return exportedStates.filter((one) => one === state);
}
