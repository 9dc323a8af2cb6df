'use client';

import {
  fieldLabel,
  isOwnField,
  type Locale,
  lockOf,
  ownDays,
  ownFileKinds,
  ownFieldTypes,
  type PlannedField,
  type SubmissionKind,
} from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { builderTexts, formTexts } from '../../catalogue/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { newChoice, unlessEmpty } from './edit-fields.ts';
import { Figure, Select, Tick } from './inputs.tsx';
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

/** What the field needs where it is asked otherwise from now on. */
function fitting({ choices, max, min }: PlannedField, type: PlannedField['type']): Partial<PlannedField> {
  if (type === 'choice' || type === 'several') return { choices: choices ?? [newChoice(), newChoice()] };
  if (type === 'number') return { min: min ?? 0, max: max ?? 100 };
  return type === 'file' ? { max: Math.min(5, max ?? 1) } : {};
}
