import { budgets, feedbackAreas, feedbackForm, field, orderForm } from '@nasaq/contract';
import { useMemo } from 'react';
import {
  CheckboxField,
  ConsentField,
  createFormStore,
  DateField,
  ErrorSummary,
  FileField,
  FormContext,
  PhoneField,
  RadioField,
  RatingField,
  RichTextField,
  SelectField,
  TextAreaField,
  TextField,
  type FormValues,
} from '../src/forms/index.ts';
import { useT } from '../src/locale/translator.ts';
import { Button } from '../src/ui/buttons.tsx';
import { FormGroup } from '../src/ui/form-page.tsx';
import { Specimen, useSamples } from './specimen.tsx';
import '../src/styles/forms.css';

export const fieldStates = ['empty', 'filled', 'invalid', 'busy'] as const;
export type FieldsIn = (typeof fieldStates)[number];

const form = { ...feedbackForm, ...orderForm, consent_processing: field('flag', { rule: 'required' }) };
const failing = [
  'rating',
  'area',
  'help_details',
  'offer',
  'brief',
  'deadline',
  'files',
  'first_name',
  'email',
  'phone',
];

/** Every kind of field in one state. */
export function Fields({ state }: { state: FieldsIn }) {
  const t = useT();
  const samples = useSamples();
  const failures = useMemo(
    () =>
      state === 'invalid'
        ? [...failing, 'consent_processing'].map((name) => ({ field: name, rule: ruleOf(name) }))
        : [],
    [state],
  );
  const form = useForm(state, failures, samples);
  const context = useMemo(() => ({ ...form, busy: state === 'busy' }), [form, state]);
  return (
    <FormContext value={context}>
      <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
        {state === 'invalid' && (
          <Specimen name="summary">
            <ErrorSummary summary={{ failures }} />
          </Specimen>
        )}
        <Specimen name="lines">
          <div className="form__fields">
            <FormGroup title={t('ordering.who')}>
              <TextField name="first_name" className="field--half" />
              <TextField name="last_name" className="field--half" />
              <TextField name="email" type="email" dir="ltr" hint={t('ordering.hint.email')} />
              <PhoneField hint={t('ordering.hint.phone')} />
              <TextAreaField name="help_details" rows={4} hint={t('feedback.hint.help_details')} />
            </FormGroup>
          </div>
        </Specimen>
        <Specimen name="choices">
          <div className="form__fields">
            <FormGroup title={t('feedback.what')}>
              <RatingField
                name="rating"
                words={['1', '2', '3', '4', '5'].map((n) => t(`feedback.rating.${n as '1'}`))}
              />
              <RadioField
                name="area"
                choices={feedbackAreas.map((area) => ({ value: area, label: t(`feedback.area.${area}`) }))}
              />
              <SelectField
                name="offer"
                placeholder={t('ordering.choose')}
                hint={t('ordering.hint.offer')}
                choices={samples.words.map((word, place) => ({ value: budgets[place]!, label: word }))}
              />
              <DateField name="deadline" min="2026-01-15" hint={t('ordering.hint.deadline')} />
              <CheckboxField name="wants_answer" hint={t('feedback.hint.wants_answer')} />
              <ConsentField name="consent_processing">
                {t('career.apply.consent_processing', { name: samples.name })}
              </ConsentField>
            </FormGroup>
          </div>
        </Specimen>
        <Specimen name="files">
          <div className="form__fields">
            <FormGroup title={t('ordering.what')}>
              <FileField name="files" hint={t('ordering.hint.files')} />
            </FormGroup>
          </div>
        </Specimen>
        <Specimen name="rich">
          <div className="form__fields">
            <FormGroup title={t('ordering.what')}>
              <RichTextField name="brief" hint={t('ordering.hint.brief')} />
            </FormGroup>
          </div>
          <div className="form__end">
            <Button size="lg" aria-disabled={state === 'busy' || undefined} className="form__submit">
              {state === 'busy' ? t('forms.sending') : t('ordering.submit')}
            </Button>
          </div>
        </Specimen>
      </form>
    </FormContext>
  );
}

function useForm(
  state: FieldsIn,
  failures: { field: string; rule: string }[],
  { letter, file, ...samples }: ReturnType<typeof useSamples>,
) {
  return useMemo(() => {
    const filled: FormValues = {
      first_name: samples.name.split(' ')[0]!,
      last_name: samples.name.split(' ')[1]!,
      email: 'salma@sawaqi.example',
      phone_country: 'EG',
      phone: '2 2516 4180',
      help_details: letter,
      rating: '4',
      area: 'service',
      offer: 'open',
      deadline: '31/3/2099',
      wants_answer: true,
      consent_processing: true,
      brief: `<div>${samples.text}</div>`,
      files: [
        { id: 'stored', filename: file, filesize: 482_000, contentType: 'application/pdf', token: 'stored' },
        { id: 'refused', filename: 'film.mov', filesize: 98_000_000, contentType: 'video/quicktime', problem: 'type' },
      ],
    };
    const initial = state === 'filled' || state === 'busy' ? filled : { email: state === 'invalid' ? 'salma@' : '' };
    return { store: createFormStore({ kind: 'orders', fields: form, initial, failures }), fields: form };
    // One page shows one state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
}

function ruleOf(name: string): string {
  return name === 'email' ? 'email' : 'required';
}
