'use client';

import {
  fieldLabel,
  formParts,
  isSubmissionKind,
  type Locale,
  lockOf,
  ownFieldTypes,
  pageFields,
  type PlannedField,
  plannedFieldSchema,
  sectionOf,
  type SubmissionKind,
} from '@nasaq/contract';
import {
  Button,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { builderTexts } from '../../catalogue/index.ts';
import { checkFields } from '../../forms/check-fields.ts';
import { fieldName, problemSentence } from '../../forms/field-problems.ts';
import { askedForm, listFields, moveField, newField, startFields } from './edit-fields.ts';
import { FieldEditor } from './field-editor.tsx';
import { FormPreview } from './form-preview.tsx';
import { useFormHeading } from './use-form-heading.ts';
import './forms.css';

/** The fields of a form: in their order, each opened where it stands, and beside them what readers will see. */
export const FieldsField: JSONFieldClientComponent = ({ field, path }) => {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = builderTexts[language];
  const form = useFormFields(([fields]) => fields.form?.value);
  const kind: SubmissionKind = isSubmissionKind(form) ? form : 'responses';
  const { id, isTrashed } = useDocumentInfo();
  const { setValue: choose } = useField<string>({ path: 'form' });
  const chooseAsked = useEffectEvent(() => {
    const asked = id === undefined && askedForm(window.location.search);
    if (asked) choose(asked);
  });
  useEffect(() => {
    // The form takes what it opens with after the effects of its fields: a choice of theirs would be lost.
    const timer = setTimeout(() => chooseAsked());
    return () => clearTimeout(timer);
  }, []);
  useFormHeading();
  const { disabled: isWaiting, errorMessage, setValue, showError, value } = useField<unknown>({ path });
  const disabled = isWaiting === true || isTrashed === true;
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const fields = listFields(kind, Array.isArray(value) ? readFields(value) : startFields(kind));
  const problems = checkFields(kind, fields);
  // One of the owner's forms asks who answers only where it wants to.
  const missing = pageFields(kind)
    .map(({ name }) => name)
    .filter((name) => !fields.some((each) => each.name === name));
  const store = (next: PlannedField[]) => setValue(listFields(kind, next));
  const change = (next: PlannedField) => store(fields.map((each) => (each.name === next.name ? next : each)));

  function move(name: string, by: -1 | 1): void {
    const next = moveField(kind, fields, name, by);
    store(next);
    const moved = next.find((each) => each.name === name)!;
    const place = listFields(kind, next).findIndex((each) => each.name === name) + 1;
    setSaid(fill(texts.moved, { field: fieldName(moved, language), place: String(place), all: String(next.length) }));
  }

  function add(asked: string, section: string): void {
    const type = ownFieldTypes.find((each) => each === asked);
    const added = type ? newField(type, section, fields) : { name: asked };
    store([...fields, added]);
    setOpen(added.name);
  }

  return (
    <div className="field-type form-builder">
      <FieldLabel label={field.label} path={path} />
      {showError && <FieldError message={errorMessage} path={path} showError />}
      <p className="inbox-unseen" role="status">
        {said}
      </p>
      <div className="form-builder__columns">
        <div className="form-builder__list">
          {formParts[kind].map(({ section }) => (
            <section key={section} aria-label={sectionName(section, texts)}>
              {section !== 'all' && <h3 className="form-builder__heading">{sectionName(section, texts)}</h3>}
              <ol className="form-builder__fields">
                {fields
                  .filter((each) => sectionOf(kind, each) === section)
                  .map((each) => (
                    <li key={each.name} className={each.hidden ? 'form-field form-field--hidden' : 'form-field'}>
                      <FieldRow
                        disabled={disabled}
                        field={each}
                        kind={kind}
                        language={language}
                        onMove={(by) => move(each.name, by)}
                        onOpen={() => setOpen(open === each.name ? null : each.name)}
                        open={open === each.name}
                        problems={problems
                          .filter(({ at }) => fields[at]?.name === each.name)
                          .map((problem) => problemSentence(problem, language))}
                      />
                      {open === each.name && (
                        <FieldEditor
                          disabled={disabled}
                          field={each}
                          kind={kind}
                          language={language}
                          onChange={change}
                          onRemove={() => store(fields.filter((other) => other.name !== each.name))}
                        />
                      )}
                    </li>
                  ))}
              </ol>
              {!disabled && <AddField language={language} ours={missing} onAdd={(asked) => add(asked, section)} />}
            </section>
          ))}
          {problems
            .filter(({ at }) => at < 0)
            .map((problem) => (
              <p key={problem.code} className="form-builder__problem">
                {problemSentence(problem, language)}
              </p>
            ))}
        </div>
        <FormPreview fields={fields} kind={kind} language={language} />
      </div>
    </div>
  );
};

function readFields(value: readonly unknown[]): PlannedField[] {
  return value.flatMap((raw) => plannedFieldSchema.safeParse(raw).data ?? []);
}

type Texts = (typeof builderTexts)['en'];

function sectionName(section: string, texts: Texts): string {
  return texts.sections[section as keyof Texts['sections']] ?? section;
}

interface RowProps {
  field: PlannedField;
  kind: SubmissionKind;
  language: Locale;
  open: boolean;
  disabled: boolean;
  problems: readonly string[];
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
}

function FieldRow({ field, kind, language, open, disabled, problems, onOpen, onMove }: RowProps) {
  const texts = builderTexts[language];
  const name = fieldName(field, language);
  const lock = lockOf(kind, field.name);
  const tags = [
    field.type ? texts.types[field.type] : texts.ours,
    field.hidden && texts.hidden,
    field.required === true && texts.required,
    field.required === false && texts.optional,
    lock && texts.locked,
  ].filter(Boolean);
  return (
    <>
      <div className="form-field__row">
        <button type="button" aria-expanded={open} className="form-field__open" onClick={onOpen}>
          <bdi>{name}</bdi>
          <span className="inbox-quiet">{tags.join(' · ')}</span>
        </button>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            aria-label={fill(by === -1 ? texts.up : texts.down, { field: name })}
            className="form-field__move"
            disabled={disabled}
            onClick={() => onMove(by)}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d={by === -1 ? 'M2 8l4-4 4 4' : 'M2 4l4 4 4-4'} />
            </svg>
          </button>
        ))}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="form-builder__problem">
          {problem}
        </p>
      ))}
    </>
  );
}

interface AddProps {
  language: Locale;
  /** Fields of the product's that the form does not have. */
  ours: readonly string[];
  onAdd: (asked: string) => void;
}

function AddField({ language, ours, onAdd }: AddProps) {
  const texts = builderTexts[language];
  const id = useId();
  const [asked, setAsked] = useState<string>('text');
  return (
    <div className="form-builder__add">
      <label htmlFor={id}>{texts.new}</label>
      <select id={id} value={asked} onChange={(event) => setAsked(event.target.value)}>
        {ownFieldTypes.map((each) => (
          <option key={each} value={each}>
            {texts.types[each]}
          </option>
        ))}
        {ours.map((name) => (
          <option key={name} value={name}>
            {fieldLabel(name, language)}
          </option>
        ))}
      </select>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => {
          onAdd(asked);
          setAsked('text');
        }}
      >
        {texts.add}
      </Button>
    </div>
  );
}
