import type { Figure } from '@nasaq/contract';
import { useFormat } from '../features/locale/use-format.ts';

/** Proof in numbers: large value, small label, hairlines between. Value first to the eye, label first to a screen reader. */
export function Figures({ figures }: { figures: Figure[] }) {
  const { digits } = useFormat();
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd>{digits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
