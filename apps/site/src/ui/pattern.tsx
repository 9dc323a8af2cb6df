import { useBrand } from '../router/context.tsx';
import {
  patternSizes,
  patternThemes,
  patternUrl,
  type PatternOf,
  type PatternPart,
  type PatternRatio,
} from './pattern-url.ts';

export type { PatternOf } from './pattern-url.ts';

interface Props {
  of: PatternOf;
  ratio?: PatternRatio;
  part?: PatternPart;
  /** The page's largest paint is not lazy. */
  eager?: boolean;
  /** Path of the entry's page, to which its art is carried over. */
  leadsTo?: string;
  className?: string;
}

/**
 * The art of an entry, drawn from its key. Two drawings stand in the page, one for each ground;
 * styles show one, and the browser fetches only what is shown and near. Decorative: no text alternative. Nothing where an
 * owner wants photographs alone.
 */
export function Pattern({ of, ratio = 'wide', part, eager = false, leadsTo, className = '' }: Props) {
  const [width, height] = patternSizes[ratio];
  const brand = useBrand();
  if (brand?.noPatterns) return null;
  return (
    <span className={`pattern ${className}`} data-art={leadsTo} aria-hidden="true">
      {patternThemes.map((theme) => (
        <img
          key={theme}
          src={patternUrl(of, ratio, theme, part, brand)}
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
