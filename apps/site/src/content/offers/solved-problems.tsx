import { categoryPath, entryPath, type SolutionSummary } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Arrow } from '../../ui/buttons.tsx';
import type { OfferGroup } from './offer-groups.ts';
import './solved-problems.css';

interface SolvedProblemsProps {
  groups: OfferGroup<SolutionSummary>[];
  /** Each group begins with its name and sentence. */
  headed: boolean;
}

/** Solutions as what one has, and what one gets in its place. */
export function SolvedProblems({ groups, headed }: SolvedProblemsProps) {
  return (
    <div className="wrap problems">
      {groups.map(({ category, members }) => (
        <section key={category.key} className="problems__group">
          {headed && (
            <header className="problems__head">
              <h2 className="problems__title">
                <Link to={categoryPath('solutions', category.slug)}>{category.title}</Link>
              </h2>
              <p className="problems__summary">{category.summary}</p>
            </header>
          )}
          <ul className="problems__list">
            {members.map((solution) => (
              <SolvedProblem key={solution.key} solution={solution} level={headed ? 3 : 2} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SolvedProblem({ solution, level }: { solution: SolutionSummary; level: 2 | 3 }) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <li className="solved">
      {solution.problem && (
        <>
          <div className="solved__problem">
            <p className="solved__label">{t('solutions.problem')}</p>
            <p>{solution.problem}</p>
          </div>
          <Arrow className="solved__arrow" />
        </>
      )}
      <div className="solved__answer">
        {solution.problem && <p className="solved__label">{t('solutions.answer')}</p>}
        <Heading className="solved__title">
          <Link to={entryPath('solutions', solution.slug)} className="row__link">
            {solution.title}
          </Link>
        </Heading>
        <p className="solved__summary">{solution.summary}</p>
      </div>
    </li>
  );
}
