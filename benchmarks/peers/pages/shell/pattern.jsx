import { patternSizes, patternThemes, patternUrl } from '../../../../apps/site/src/ui/pattern-url.ts';

export function Pattern({ of, ratio = 'wide', part, eager = false, className = '' }) {
  const [width, height] = patternSizes[ratio];
  return (
    <span className={`pattern ${className}`} aria-hidden="true">
      {patternThemes.map((theme) => (
        <img
          key={theme}
          src={patternUrl(of, ratio, theme, part)}
          alt=""
          width={width}
          height={height}
          loading={eager && theme === 'light' ? 'eager' : 'lazy'}
          fetchPriority={eager && theme === 'light' ? 'high' : undefined}
          decoding="async"
          className={`pattern__${theme}`}
        />
      ))}
    </span>
  );
}
