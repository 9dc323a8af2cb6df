/** A hairline between two thoughts. */
export function Rule({ className = '' }: { className?: string }) {
  return <hr className={`rule ${className}`} />;
}
