import type { Portrait as PortraitPictures } from '@nasaq/contract';
import { ThemedImage } from './themed-image.tsx';
import { Pattern } from './pattern.tsx';

interface Props {
  person: { key: string; portrait: PortraitPictures | null };
  sizes?: string;
  eager?: boolean;
  className?: string;
}

/** A person, as high as 5 is to 4 wide; who has no portrait has the pattern of their key, if there are patterns. */
export function Portrait({ person: { key, portrait }, sizes, eager, className = '' }: Props) {
  if (!portrait)
    return (
      <Pattern
        of={{ type: 'companies', key }}
        ratio="wide"
        eager={eager ?? false}
        className={`portrait ${className}`}
      />
    );
  // A drawing has a dark one beside it; a photograph alone is toned by the page.
  return (
    <span className={`portrait cover ${portrait.dark ? '' : 'portrait--toned'} ${className}`}>
      <ThemedImage picture={portrait} sizes={sizes} eager={eager} />
    </span>
  );
}
