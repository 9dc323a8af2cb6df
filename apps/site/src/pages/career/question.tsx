import type { ScreeningQuestion } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
import { Numeral } from '../../ui/numeral.tsx';

interface Props {
  question: ScreeningQuestion;
  /** From 1. */
  number: number;
}

/** One thing that an application should say, with the answers that may be chosen from. */
export function Question({ question: { label, kind, choices, required }, number }: Props) {
  const t = useT();
  const answers = kind === 'choice' ? choices : kind === 'boolean' ? [t('career.apply.yes_no')] : [];
  return (
    <li className="question">
      <Numeral value={number} className="question__numeral" />
      <div>
        <p>
          {label} {!required && <span className="question__optional">{t('career.apply.optional')}</span>}
        </p>
        {answers.length > 0 && (
          <ul className="question__answers">
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
