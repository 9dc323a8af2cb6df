import type { Comparison } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Arrow } from '../../ui/buttons.tsx';
import { Section } from '../../ui/section.tsx';
import './comparisons.css';

/** What can be measured before a solution and with it, large. Nothing where there is none. */
export function Comparisons({ comparisons }: { comparisons: Comparison[] }) {
  const t = useT();
  const { digits } = useFormat();
  if (comparisons.length === 0) return null;
  return (
    <Section id="comparisons" title={t('solutions.comparisons')} className="comparisons">
      <ul className="comparisons__list">
        {comparisons.map(({ label, before, after }) => (
          <li key={label} className="comparison">
            <h3 className="comparison__label">{label}</h3>
            <p className="comparison__values">
              <span className="comparison__before">
                <span className="hidden-visually">{t('solutions.before')} </span>
                {digits(before)}
              </span>
              <Arrow />
              <span className="comparison__after">
                <span className="hidden-visually">{t('solutions.after')} </span>
                {digits(after)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
