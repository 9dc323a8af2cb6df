export function Numeral({ value, className }) {
  return (
    <span className={`numeral ${className}`} aria-hidden="true">
      {String(value).padStart(2, '0')}
    </span>
  );
}
