import { answerField, type ScreeningQuestion } from '@nasaq/contract';
import { RadioField, SelectField, TextAreaField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { Numeral } from '../../ui/section.tsx';

/** More than this are a list to open. */
const choicesInSight = 7;

/** The job's own questions, numbered. */
export function QuestionFields({ questions }: { questions: readonly ScreeningQuestion[] }) {
  return (
    <ol className="apply__questions">
      {questions.map((question, index) => (
        // By place: in the other language it is the same question with another id, and keeps the focus.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="question">
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
