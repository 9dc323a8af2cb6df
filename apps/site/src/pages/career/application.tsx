import { applicationForm, type Career } from '@nasaq/contract';
import { useMemo } from 'react';
import {
  ConsentField,
  FileField,
  Form,
  type FormNotes,
  PhoneField,
  PrivacyNote,
  TextAreaField,
  TextField,
} from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { EntryPart } from '../../ui/entry.tsx';
import { FormGroup } from '../../ui/form-page.tsx';
import { LinksField } from './links-field.tsx';
import { MailInstead } from './mail-instead.tsx';
import { neutralAnswers } from './neutral-answers.ts';
import { QuestionFields } from './question-fields.tsx';

/** The application for one job: who applies, what speaks for them, the job's own questions, what they agree to. */
export function Application({ career, privacy }: { career: Career } & Pick<FormNotes, 'privacy'>) {
  const t = useT();
  const { key, slug, questions } = career;
  const fields = useMemo(() => applicationForm(questions), [questions]);
  const job = useMemo(() => ({ key, slug, neutral: neutralAnswers(questions) }), [key, slug, questions]);
  return (
    <EntryPart id="apply" title={t('career.apply.title')}>
      <p className="apply__text">{t('career.apply.text')}</p>
      <Form
        kind="applications"
        fields={fields}
        career={job}
        submit={t('career.apply.submit')}
        note={<PrivacyNote privacy={privacy} />}
      >
        <FormGroup title={t('career.apply.who')} level={3}>
          <TextField name="first_name" autoComplete="given-name" className="field--half" />
          <TextField name="last_name" autoComplete="family-name" className="field--half" />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            hint={t('career.apply.hint.email')}
          />
          <PhoneField />
        </FormGroup>
        <FormGroup title={t('career.apply.what')} level={3}>
          <FileField name="cv" />
          <TextAreaField name="cover_letter" hint={t('career.apply.hint.cover_letter')} rows={8} />
          <LinksField hint={t('career.apply.hint.links')} />
        </FormGroup>
        {questions.length > 0 && (
          <FormGroup title={t('career.apply.questions')} level={3}>
            <QuestionFields questions={questions} />
          </FormGroup>
        )}
        <FormGroup title={t('career.apply.consents')} level={3}>
          <ConsentField name="consent_processing">{t('career.apply.consent_processing')}</ConsentField>
          <ConsentField name="consent_retention">{t('career.apply.consent_retention')}</ConsentField>
        </FormGroup>
      </Form>
      <MailInstead title={career.title} />
    </EntryPart>
  );
}
