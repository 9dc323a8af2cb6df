import { paths } from '@nasaq/contract';
import { useT } from '../../locale/use-t.ts';
import type { Problem } from '../../router/posted-form.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface Props {
  problem: Problem;
  /** Seconds. */
  retryAfter?: number;
  message?: string;
}

/** Why the form was not sent, what became of its input, and what to do. */
export function ProblemText({ problem, retryAfter, message }: Props) {
  const t = useT();
  if (message && problem !== 'banned') return <p>{message}</p>;
  if (problem === 'too_many' && retryAfter)
    return <p>{t('forms.problem.too_many_until', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) })}</p>;
  return (
    <>
      <p>{t(`forms.problem.${problem}`)}</p>
      {message && <p dir="auto">{message}</p>}
      {problem === 'failed' && (
        <p>
          <TextLink to={paths.report}>{t('titles.report')}</TextLink>
        </p>
      )}
    </>
  );
}
