'use client';

import { isLocale, languageNames, type Locale } from '@nasaq/contract';
import { useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import { OverruledNotice } from '../../content/screens/pieces.ts';
import type { OverruledField } from '../start-api.ts';
import { valueAt } from '../merge-step.ts';
import type { StartForm } from './use-start-form.ts';

/** Above a step: what its save publishes besides, and what was overruled. */
export function StepNotices({ language, step }: { language: Locale; step: StartForm<object> }) {
  const fields = new Intl.ListFormat(language).format(step.drafted);
  return (
    <>
      {fields && <p className="start-draft">{fill(startTexts[language].draftShown, { fields })}</p>}
      <OverruledInStep language={language} step={step} />
    </>
  );
}

/** What colleagues have put in the place of its reader's texts, knowing both. */
function OverruledInStep({ language, step }: { language: Locale; step: StartForm<object> }) {
  const [seen, setSeen] = useState<readonly number[]>([]);

  function close({ global, id, locale }: OverruledField): void {
    setSeen((all) => [...all, id]);
    // Where nobody answers, it is told again the next time.
    void fetch(`/api/globals/${global}/overruled?locale=${locale}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id }),
    }).catch(() => null);
  }

  const shown = step.overruled.filter(({ id }) => !seen.includes(id));
  return shown.map((one) => {
    const { field, value } = one;
    const canReturn = field !== null && typeof value === 'string' && typeof valueAt(step.form, field) === 'string';
    return (
      <OverruledNotice
        key={one.id}
        language={language}
        onBringBack={
          canReturn
            ? () => {
                step.set(field, value);
                close(one);
              }
            : undefined
        }
        onClose={() => close(one)}
        one={{ ...one, label: labelOf(one, language) }}
      />
    );
  });
}

/** As the CMS names the field, with its language where a step shows both. */
function labelOf({ field, label, locale }: OverruledField, language: Locale): string {
  const isOfOne = field === null || isLocale(field.split('.').at(-1));
  return isOfOne ? `${label} (${languageNames[locale][language]})` : label;
}
