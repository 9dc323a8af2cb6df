import { useFormat } from '../features/locale/use-format.ts';

/** An index numeral of two digits at least (`01`, `٠١`); ornament, so hidden from assistive technology. */
export function Numeral({ value, className = '' }: { value: number; className?: string }) {
  const { digits } = useFormat();
  return (
    <span className={`numeral ${className}`} aria-hidden="true">
      {digits(String(value).padStart(2, '0'))}
    </span>
  );
}
