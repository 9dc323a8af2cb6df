'use client';

import {
  applicationForm,
  fieldLabel,
  type Fields,
  forms,
  type Locale,
  type PlannedField,
  sectionOf,
  formParts,
  type SubmissionKind,
  languageNames,
} from '@nasaq/contract';
import { menuLocales } from '../../../platform/staff/interface-language.ts';
import { builderTexts } from '../../catalogue/index.ts';
import { fieldName } from '../../forms/field-problems.ts';

interface Props {
  fields: readonly PlannedField[];
  kind: SubmissionKind;
  /** Of the interface. */
  language: Locale;
}

/** The form as a reader of each language goes through it, at the width of a phone; it follows what is written beside it. */
export function FormPreview({ fields, kind, language }: Props) {
  const texts = builderTexts[language];
  return (
    <aside className="form-preview" aria-label={texts.preview}>
      {menuLocales(language).map((locale) => (
        <figure key={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale} className="form-preview__phone">
          <figcaption dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
            {languageNames[locale][language]}
          </figcaption>
          {formParts[kind].map(({ section }) => {
            const shown = fields.filter((field) => !field.hidden && sectionOf(kind, field) === section);
            if (shown.length === 0) return null;
            return (
              <div key={section} className="form-preview__section">
                {section !== 'all' && (
                  <p className="form-preview__heading">
                    {builderTexts[locale].sections[section as keyof (typeof builderTexts)['en']['sections']]}
                  </p>
                )}
                {shown.map((field) => (
                  <PreviewedField key={field.name} field={field} kind={kind} locale={locale} />
                ))}
              </div>
            );
          })}
        </figure>
      ))}
    </aside>
  );
}

function PreviewedField({ field, kind, locale }: { field: PlannedField; kind: SubmissionKind; locale: Locale }) {
  const texts = builderTexts[locale];
  const { type, hint, choices = [] } = field;
  const required = field.required ?? isRequiredByUs(kind, field.name);
  const label = field.label?.[locale] || (field.type ? fieldName(field, locale) : fieldLabel(field.name, locale));
  if (type === 'consent')
    return (
      <p className="form-preview__tick">
        <span className="form-preview__box" />
        {label}
      </p>
    );
  return (
    <div className="form-preview__field">
      <p className="form-preview__label">
        {label} {!required && <span className="inbox-quiet">{texts.optionalMark}</span>}
      </p>
      {hint?.[locale] && <p className="form-preview__hint">{hint[locale]}</p>}
      {type === 'choice' || type === 'several' ? (
        choices.map(({ label: said, value }) => (
          <p key={value} className="form-preview__tick">
            <span className={`form-preview__box form-preview__box--${type}`} />
            {said?.[locale] || '…'}
          </p>
        ))
      ) : (
        <span className={`form-preview__control form-preview__control--${type ?? 'text'}`} />
      )}
    </div>
  );
}

/** Whether one of the product's fields has to be filled in where its owner has said nothing of it. */
function isRequiredByUs(kind: SubmissionKind, name: string): boolean {
  const base: Fields = kind === 'applications' ? applicationForm([]) : forms[kind];
  return Object.hasOwn(base, name) && base[name]!.rules.some(({ rule }) => rule === 'required');
}
