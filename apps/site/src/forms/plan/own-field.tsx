import type { PlannedField } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { ConsentField, RadioField, SeveralField, useOffered } from '../fields/choice-fields.tsx';
import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextAreaField, TextField } from '../fields/text-field.tsx';
import { FileField } from '../files/file-field.tsx';

/** More than this are a list to open. */
const choicesInSight = 7;

/** A field of the owner's own. */
export function OwnField({ field: { day, name, type } }: { field: PlannedField }) {
  if (type === 'text') return <TextField name={name} />;
  if (type === 'long') return <TextAreaField name={name} rows={5} />;
  if (type === 'number') return <TextField name={name} inputMode="decimal" dir="ltr" className="field--half" />;
  if (type === 'choice') return <ChoiceField name={name} />;
  if (type === 'several') return <SeveralField name={name} />;
  if (type === 'date') return <DateField name={name} min={today()} any={day !== 'future'} />;
  if (type === 'file') return <FileField name={name} />;
  if (type === 'consent') return <ConsentField name={name}>{null}</ConsentField>;
  return null;
}

function ChoiceField({ name }: { name: string }) {
  const t = useT();
  const choices = useOffered(name, []);
  if (choices.length <= choicesInSight) return <RadioField name={name} choices={[]} />;
  return <SelectField name={name} choices={choices} placeholder={t('forms.choose')} />;
}

/** The day of whoever draws the page; the rule has a day of tolerance for the rest of the world. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
