import { logoMark } from '@nasaq/patterns';

/** The rosette of the house in the colour of the text around it; decoration beside a name, so that readers do not hear it. */
export function Mark({ size }: { size: number }) {
  const { viewBox, strokes, strokeWidth } = logoMark();
  return (
    <svg aria-hidden="true" className="nasaq-mark" height={size} viewBox={viewBox} width={size}>
      {strokes.map((path) => (
        <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
      ))}
    </svg>
  );
}
