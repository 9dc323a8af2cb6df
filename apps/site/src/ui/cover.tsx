import type { ContentType, Summary } from '@nasaq/contract';
import { LazyImage } from './lazy-image.tsx';
import type { PatternRatio } from './pattern-url.ts';
import { Pattern } from './pattern.tsx';

interface Props {
  type: ContentType;
  entry: Pick<Summary, 'key' | 'cover'>;
  ratio?: PatternRatio;
  eager?: boolean;
  sizes?: string;
  className?: string;
}

/** An entry's own picture, or else the pattern drawn from its key; it fills the box that `className` gives it. */
export function Cover({ type, entry, ratio = 'wide', eager = false, sizes, className = '' }: Props) {
  if (!entry.cover)
    return <Pattern of={{ type, key: entry.key }} ratio={ratio} eager={eager} className={`cover ${className}`} />;
  return (
    <span className={`cover ${className}`}>
      <LazyImage image={entry.cover} eager={eager} sizes={sizes} />
    </span>
  );
}
