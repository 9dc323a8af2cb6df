'use client';

import {
  type BilingualText,
  fieldLabel,
  isOwnField,
  type Locale,
  locales,
  lockOf,
  ownDays,
  ownFileKinds,
  ownFieldTypes,
  type PlannedField,
  type SubmissionKind,
} from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { Button } from '@payloadcms/ui';
import { useId, type ReactNode } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { builderTexts, formTexts } from '../../catalogue/index.ts';
import { moveItem, newChoice } from './edit-fields.ts';
import { TwoTexts } from './two-texts.tsx';

interface Props {
  field: PlannedField;
  kind: SubmissionKind;
  language: Locale;
  disabled: boolean;
  onChange: (field: PlannedField) => void;
  onRemove: () => void;
}

/** Everything that can be said of one field, where it stands in the list. */
export function FieldEditor({ field, kind, language, disabled, onChange, onRemove }: Props) {
  const texts = builderTexts[language];
  const { name, type, label, hint } = field;
  const own = isOwnField(name);
  const lock = lockOf(kind, name);
  const set = (changes: Partial<PlannedField>) => onChange({ ...field, ...changes });
  return (
    <fieldset className="field-editor" disabled={disabled}>
      {lock && <p className="field-editor__why">{formTexts.problems[`locked_${lock.why}`][language]}</p>}
      <TwoTexts
        label={texts.label}
        value={label}
        placeholder={own ? undefined : { en: fieldLabel(name, 'en'), ar: fieldLabel(name, 'ar') }}
        onChange={(next) => set({ label: unlessEmpty(next, own) })}
      />
      <TwoTexts label={texts.hint} value={hint} onChange={(next) => set({ hint: unlessEmpty(next, false) })} />
      {own && (
        <Select
          label={texts.asks}
          value={type ?? 'text'}
          onChange={(next) => set({ ...fitting(field, next), type: next })}
        >
          {ownFieldTypes.map((each) => [each, texts.types[each]] as const)}
        </Select>
      )}
      <div className="field-editor__ticks">
        <Tick checked={!field.hidden} disabled={lock?.shown === true} onChange={(on) => set({ hidden: !on })}>
          {texts.shown}
        </Tick>
        <RequiredTick field={field} locked={lock?.required} onChange={set} texts={texts} />
      </div>
      {type === 'number' && (
        <div className="field-editor__pair">
          <Figure label={texts.min} value={field.min} onChange={(min) => set({ min })} />
          <Figure label={texts.max} value={field.max} onChange={(max) => set({ max })} />
        </div>
      )}
      {type === 'date' && (
        <Select label={texts.days} value={field.day ?? 'any'} onChange={(day) => set({ day })}>
          {ownDays.map((each) => [each, texts.day[each]] as const)}
        </Select>
      )}
      {type === 'file' && (
        <div className="field-editor__pair">
          <Figure label={texts.most} value={field.max ?? 1} onChange={(max) => set({ max })} />
          <Select label={texts.fileKinds} value={field.files ?? 'any'} onChange={(files) => set({ files })}>
            {ownFileKinds.map((each) => [each, texts.files[each]] as const)}
          </Select>
        </div>
      )}
      <ChoiceList field={field} language={language} onChange={set} />
      {(own || kind === 'responses') && (
        <Button type="button" buttonStyle="none" className="field-editor__remove" onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}

type Texts = (typeof builderTexts)['en'];

function RequiredTick({
  field,
  locked,
  onChange,
  texts,
}: {
  field: PlannedField;
  locked: boolean | undefined;
  onChange: (changes: Partial<PlannedField>) => void;
  texts: Texts;
}) {
  const own = isOwnField(field.name);
  if (own || locked !== undefined)
    return (
      <Tick
        checked={locked ?? field.required === true}
        disabled={locked !== undefined}
        onChange={(required) => onChange({ required })}
      >
        {texts.isRequired}
      </Tick>
    );
  const value = field.required === undefined ? 'ours' : field.required ? 'yes' : 'no';
  return (
    <Select
      label={texts.isRequired}
      value={value}
      onChange={(next) => onChange({ required: next === 'ours' ? undefined : next === 'yes' })}
    >
      {(['ours', 'yes', 'no'] as const).map((each) => [each, texts.requires[each]] as const)}
    </Select>
  );
}

/** Choices that the product names by itself, by the field that offers them. */
const ourChoices: Record<string, Record<string, BilingualText>> = {
  area: choiceLabels.area,
  severity: choiceLabels.severity,
  budget: choiceLabels.budget,
};

type Choices = NonNullable<PlannedField['choices']>;

function ChoiceList({
  field: { name, type, choices: chosen },
  language,
  onChange,
}: {
  field: PlannedField;
  language: Locale;
  onChange: (changes: Partial<PlannedField>) => void;
}) {
  const texts = builderTexts[language];
  const ours = ourChoices[name];
  if (type !== 'choice' && type !== 'several' && !ours) return null;
  const choices: Choices = chosen ?? Object.keys(ours ?? {}).map((value) => ({ value }));
  const store = (next: Choices) => onChange({ choices: next });
  return (
    <div className="field-editor__choices">
      <p className="field-editor__title">{texts.choices}</p>
      <ol>
        {choices.map((choice, at) => {
          const said = choice.label?.[language] || ours?.[choice.value]?.[language] || String(at + 1);
          return (
            <li key={choice.value}>
              <TwoTexts
                label={fill(texts.choice, { place: String(at + 1) })}
                value={choice.label}
                placeholder={ours?.[choice.value]}
                onChange={(next) =>
                  store(choices.with(at, { ...choice, label: unlessEmpty(next, !ours?.[choice.value]) }))
                }
              />
              <div className="field-editor__acts">
                <IconButton
                  label={fill(texts.up, { field: said })}
                  onClick={() => store(moveItem(choices, at, -1))}
                  path="M2 8l4-4 4 4"
                />
                <IconButton
                  label={fill(texts.down, { field: said })}
                  onClick={() => store(moveItem(choices, at, 1))}
                  path="M2 4l4 4 4-4"
                />
                <IconButton
                  label={fill(texts.removeChoice, { choice: said })}
                  onClick={() => store(choices.filter((each) => each !== choice))}
                  path="M3 3l6 6M9 3l-6 6"
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => store([...choices, newChoice()])}
      >
        {texts.addChoice}
      </Button>
      {ours && chosen && (
        <Button
          type="button"
          buttonStyle="none"
          className="field-editor__remove"
          onClick={() => onChange({ choices: undefined })}
        >
          {texts.ourChoices}
        </Button>
      )}
    </div>
  );
}

export function IconButton({ label, onClick, path }: { label: string; onClick: () => void; path: string }) {
  return (
    <button type="button" aria-label={label} className="form-field__move" onClick={onClick}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

interface TickProps {
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

function Tick({ checked, disabled, onChange, children }: TickProps) {
  return (
    <label className="field-editor__tick">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}

function Figure({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        dir="ltr"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
      />
    </div>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Value and name of each. */
  children: readonly (readonly [Value, string])[];
}

function Select<Value extends string>({ label, value, onChange, children }: SelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {children.map(([each, said]) => (
          <option key={each} value={each}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A name that nothing is said of is the product's; one of the owner's own stays to be filled in. */
function unlessEmpty(text: BilingualText, keeps: boolean): BilingualText | undefined {
  return keeps || locales.some((locale) => text[locale] !== '') ? text : undefined;
}

/** What the field needs where it is asked otherwise from now on. */
function fitting({ choices, max, min }: PlannedField, type: PlannedField['type']): Partial<PlannedField> {
  if (type === 'choice' || type === 'several') return { choices: choices ?? [newChoice(), newChoice()] };
  if (type === 'number') return { min: min ?? 0, max: max ?? 100 };
  return type === 'file' ? { max: Math.min(5, max ?? 1) } : {};
}
