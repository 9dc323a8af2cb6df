import { useFormat } from '../locale/use-format.ts';

/** An index numeral (`01`, `١`); ornament, so hidden from assistive technology. */
export function Numeral({ value, className = '' }: { value: number; className?: string }) {
  const { index } = useFormat();
  return (
    <span className={`numeral ${className}`} aria-hidden="true">
      {index(value)}
    </span>
  );
}
