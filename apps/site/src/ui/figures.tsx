import type { Figure } from '@nasaq/contract';
import { useFormat } from '../locale/use-format.ts';

/** Proof in numbers: large value, small label, hairlines between. Value first to the eye, label first to a screen reader. */
export function Figures({ figures }: { figures: Figure[] }) {
  const { digits } = useFormat();
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd>{withUnit(digits(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `6.2 years`: the number is set large, its unit small beside it. */
function withUnit(value: string) {
  const [, number, unit] = value.match(/^([\d٠-٩.,٫٬+−-]+\s?[%٪]?)\s+(\S.*)$/) ?? [];
  if (!number || !unit) return value;
  return (
    <>
      {number} <span className="figure__unit">{unit}</span>
    </>
  );
}
