import type { CSSProperties } from 'react';
import { onHue } from './hue.ts';
import { patternSizes, patternThemes, patternUrl, type PatternOf, type PatternRatio } from './pattern-url.ts';

export type { PatternOf } from './pattern-url.ts';

interface Props {
  of: PatternOf;
  ratio?: PatternRatio;
  /** The page's largest paint is not lazy. */
  eager?: boolean;
  /** The lines that a filled pattern grew from are drawn over it while what it stands in is pointed at or has the focus. */
  lines?: boolean;
  className?: string;
}

/**
 * The art of an entry, drawn from its key. Two drawings stand in the page, one for each ground;
 * styles show one, and the browser fetches only what is shown and near. Works stand on their hue. Decorative: no text
 * alternative.
 */
export function Pattern({ of, ratio = 'wide', eager = false, lines = false, className = '' }: Props) {
  const [width, height] = patternSizes[ratio];
  return (
    <span className={`pattern ${of.type === 'works' ? onHue(of.key) : ''} ${className}`} aria-hidden="true">
      {patternThemes.map((theme) => (
        <img
          key={theme}
          src={patternUrl(of, ratio, theme)}
          alt=""
          width={width}
          height={height}
          loading={eager && theme === 'light' ? 'eager' : 'lazy'}
          fetchPriority={eager && theme === 'light' ? 'high' : undefined}
          decoding="async"
          className={`pattern__${theme}`}
        />
      ))}
      {lines && <span className="pattern__lines" style={linesOf(of, ratio)} />}
    </span>
  );
}

/** Backgrounds, of which the browser fetches none before it is shown. */
function linesOf(of: PatternOf, ratio: PatternRatio): CSSProperties {
  return Object.fromEntries(
    patternThemes.map((theme) => [`--lines-${theme}`, `url("${patternUrl(of, ratio, theme, '.lines')}")`]),
  );
}
