import { brandName } from '@nasaq/contract';
import { logoPaths, logoStrokeWidth, logoViewBox } from './logo-paths.ts';

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
