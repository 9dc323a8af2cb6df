'use client';

import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { type FieldSpec, isEmpty, isSame } from '@nasaq/translation';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk, useValue } from '../desk-context.ts';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
}

/** Takes a figure, a name or a reference over as it is, into the language that has none. */
export function CopyValue({ field, path, present }: Props) {
  const { goTo, isReadOnly, language, store, texts } = useDesk();
  const values = { en: useValue({ locale: 'en', path }), ar: useValue({ locale: 'ar', path }) };
  if (isReadOnly || field.readOnly || isSame(values.en, values.ar)) return null;
  const into = locales.find((locale) => isEmpty(values[locale]) && (present?.[locale] ?? true));
  if (!into) return null;
  const from = otherLocale(into);
  return (
    <button
      aria-label={fill(texts.copyValueOf, { field: field.label[language], language: texts.languages[from] })}
      className="desk-quiet"
      onClick={() => {
        store.write({ locale: into, path }, values[from]);
        // The button goes with what it was for.
        goTo({ locale: into, path });
      }}
      type="button"
    >
      {fill(texts.copyValue, { language: texts.languages[from] })}
    </button>
  );
}
