import { logoPaths, logoStrokeWidth, logoViewBox } from '../../../../apps/site/src/shell/logo-paths.ts';

export function Logo() {
  return (
    <span className="logo">
      <svg viewBox={logoViewBox} className="logo__mark" aria-hidden="true">
        {logoPaths.map((path) => (
          <path key={path} d={path} pathLength={1} fill="none" stroke="currentColor" strokeWidth={logoStrokeWidth} />
        ))}
      </svg>
      <span className="logo__words" aria-hidden="true">
        <span lang="en">Nasaq</span> <span lang="ar">نسق</span>
      </span>
    </span>
  );
}
