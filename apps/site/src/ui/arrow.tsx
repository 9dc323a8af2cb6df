/** A drawn arrow that points along the reading direction (`forward`), back, down, or out of the site. */
export function Arrow({
  to = 'forward',
  className = '',
}: {
  to?: 'forward' | 'back' | 'down' | 'out';
  className?: string;
}) {
  return (
    <svg className={`arrow arrow--${to} ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={to === 'out' ? 'M6 18 18 6M8 6h10v10' : 'M3 12h17M13 5l7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
