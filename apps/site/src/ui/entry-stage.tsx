import type { ContentType, Picture, Summary } from '@nasaq/contract';
import { entryPath } from '@nasaq/contract';
import { EntryBand } from './entry.tsx';
import { ThemedImage } from './themed-image.tsx';
import { Cover } from './work-covers.tsx';

interface Props {
  type: ContentType;
  entry: Pick<Summary, 'key' | 'slug' | 'cover'>;
  /** What the entry shows first; without it the band stands alone. */
  picture?: Picture | undefined;
  className?: string;
}

/** The first picture of an entry, as large as the page is wide, on its art; the caption stands below. It is the largest paint. */
export function EntryStage({ type, entry, picture, className = '' }: Props) {
  if (!picture) return <EntryBand type={type} entry={entry} />;
  const Box = picture.caption ? 'figure' : 'div';
  return (
    <Box className="stage-figure">
      <div className={`entry-stage ${className}`} data-art={entryPath(type, entry.slug)}>
        <Cover type={type} entry={entry} ratio="band" className="entry-stage__art" />
        <div className="wrap entry-stage__picture">
          <ThemedImage picture={picture} sizes="90vw" eager />
        </div>
      </div>
      {picture.caption && (
        <figcaption className="wrap">
          <p className="entry-stage__caption">{picture.caption}</p>
        </figcaption>
      )}
    </Box>
  );
}
