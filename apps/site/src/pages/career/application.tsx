import {
  answerField,
  applicationForm,
  type Career,
  type FormPlan,
  maxLinks,
  type ScreeningQuestion,
} from '@nasaq/contract';
import { type ReactNode, useMemo } from 'react';
import { mailAddress } from '../../content/write-to-us/index.ts';
import {
  ConsentField,
  FieldFrame,
  FileField,
  Form,
  type FormNotes,
  FormSections,
  PrivacyNote,
  RadioField,
  SelectField,
  senderFields,
  TextAreaField,
  useField,
  useForm,
} from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useSiteData, useSiteName } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { EntryPart } from '../../ui/entry.tsx';
import { FormGroup } from '../../ui/form-page.tsx';
import { Numeral } from '../../ui/section.tsx';

interface Props extends Pick<FormNotes, 'privacy'> {
  career: Career;
  /** What the owner has made of the form. */
  plan?: FormPlan | undefined;
}

/** The application for one job: who applies, what speaks for them, the job's own questions, what they agree to. */
export function Application({ career, plan, privacy }: Props) {
  const t = useT();
  const company = useSiteName();
  const { questions } = career;
  const fields = useMemo(() => applicationForm(questions), [questions]);
  return (
    <EntryPart id="apply" title={t('career.apply.title')}>
      <p className="apply__text">{t('career.apply.text')}</p>
      <Form
        kind="applications"
        fields={fields}
        plan={plan}
        career={career}
        submit={t('career.apply.submit')}
        note={<PrivacyNote privacy={privacy} />}
      >
        <FormSections
          level={3}
          sections={[
            {
              name: 'who',
              title: t('career.apply.who'),
              fields: senderFields({ emailHint: t('career.apply.hint.email') }),
            },
            {
              name: 'what',
              title: t('career.apply.what'),
              fields: {
                cv: <FileField name="cv" />,
                cover_letter: <TextAreaField name="cover_letter" hint={t('career.apply.hint.cover_letter')} rows={8} />,
                links: <LinksField hint={t('career.apply.hint.links')} />,
              },
            },
          ]}
        />
        {questions.length > 0 && (
          <FormGroup title={t('career.apply.questions')} level={3}>
            <QuestionFields questions={questions} />
          </FormGroup>
        )}
        <FormSections
          level={3}
          sections={[
            {
              name: 'consents',
              title: t('career.apply.consents'),
              fields: {
                consent_processing: (
                  <ConsentField name="consent_processing">
                    {t('career.apply.consent_processing', { name: company })}
                  </ConsentField>
                ),
                consent_retention: (
                  <ConsentField name="consent_retention">{t('career.apply.consent_retention')}</ConsentField>
                ),
              },
            },
          ]}
        />
      </Form>
      <MailInstead title={career.title} />
    </EntryPart>
  );
}

/** More than this are a list to open. */
const choicesInSight = 7;

/** The job's own questions, numbered. */
function QuestionFields({ questions }: { questions: readonly ScreeningQuestion[] }) {
  return (
    <ol className="apply__questions">
      {questions.map((question, index) => (
        <li key={question.id} className="question">
          <Numeral value={index + 1} className="question__numeral" />
          <QuestionField question={question} />
        </li>
      ))}
    </ol>
  );
}

function QuestionField({ question }: { question: ScreeningQuestion }) {
  const t = useT();
  const name = answerField(question);
  if (question.kind === 'text') return <TextAreaField name={name} rows={4} />;
  const choices =
    question.kind === 'boolean'
      ? [
          { value: 'yes', label: t('career.apply.yes') },
          { value: 'no', label: t('career.apply.no') },
        ]
      : question.choices.map((choice) => ({ value: choice, label: choice }));
  if (choices.length > choicesInSight)
    return <SelectField name={name} choices={choices} placeholder={t('forms.choose')} />;
  return <RadioField name={name} choices={choices} />;
}

/** Addresses, one a line. What is left out at their beginning is put there when the field is left, for everybody to see. */
function LinksField({ hint }: { hint: ReactNode }) {
  const { store } = useForm();
  const field = useField<string | readonly string[]>('links', true);
  const text = typeof field.value === 'string' ? field.value : field.value.join('\n');

  function complete(): void {
    const whole = completeLinks(text);
    if (whole === text) return;
    field.setValue(whole);
    store.commit('links');
  }

  return (
    <FieldFrame field={field as never} hint={hint}>
      <textarea
        id={field.id}
        name="links"
        rows={Math.min(maxLinks, Math.max(2, text.split('\n').length))}
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        className="control control--area control--links"
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={complete}
        readOnly={field.disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}

/** For whoever would rather write: the address, with a subject that names the job. */
function MailInstead({ title }: { title: string }) {
  const t = useT();
  const { email } = useSiteData().general;
  if (email === '') return null;
  return (
    <p className="apply__mail">
      {t('career.apply.mail')}{' '}
      <a className="link" href={mailAddress(email, t('career.apply.subject', { title }), [])}>
        <Bdi>{email}</Bdi>
      </a>
    </p>
  );
}

/** `github.com/mona` → `https://github.com/mona`. What does not look like an address stays as it was typed. */
export function completeLinks(text: string): string {
  return text
    .split('\n')
    .map((line) => (isBare(line.trim()) ? `https://${line.trim()}` : line))
    .join('\n');
}

/** A host with a dot, and no scheme before it. */
function isBare(line: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(line);
}
