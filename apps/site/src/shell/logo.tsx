import { brandName } from '@nasaq/contract';

/** The eightfold rosette with the word in both scripts; on hover its lines draw themselves. */
export function Logo({ words = true }: { words?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox={logoViewBox} className="logo__mark" aria-hidden="true">
        {logoPaths.map((path) => (
          <path key={path} d={path} pathLength={1} fill="none" stroke="currentColor" strokeWidth={logoStrokeWidth} />
        ))}
      </svg>
      {words && (
        <span className="logo__words" aria-hidden="true">
          <span lang="en">{brandName.en}</span> <span lang="ar">{brandName.ar}</span>
        </span>
      )}
    </span>
  );
}

/** The two strokes of `logoMark()` in @nasaq/patterns (a test keeps them equal): the browser need not load what draws them. */
export const logoViewBox = '0 0 240 240';
export const logoStrokeWidth = 14;
export const logoPaths = [
  'M120 10l32.2 32.2 45.6 0 0 45.6 32.2 32.2-32.2 32.2 0 45.6-45.6 0-32.2 32.2-32.2-32.2-45.6 0 0-45.6-32.2-32.2 32.2-32.2 0-45.6 45.6 0z',
  'M152.2 42.2l-7.5 53.1 53.1-7.5-42.9 32.2 42.9 32.2-53.1-7.5 7.5 53.1-32.2-42.9-32.2 42.9 7.5-53.1-53.1 7.5 42.9-32.2-42.9-32.2 53.1 7.5-7.5-53.1 32.2 42.9z',
];
