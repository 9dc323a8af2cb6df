import { type ContentType, entryPath, paths, type Portrait, type Summary, type WorkSummary } from '@nasaq/contract';
import { fromTablet } from '@nasaq/design';
import { useFormat } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { LazyImage } from './lazy-image.tsx';
import type { PatternRatio } from './pattern-url.ts';
import { Pattern } from './pattern.tsx';
import { Eyebrow } from './section.tsx';
import { ThemedImage } from './themed-image.tsx';

/** A work as its cover shows it. */
export interface CoveredWork extends Pick<
  WorkSummary,
  'key' | 'slug' | 'title' | 'cover' | 'client' | 'year' | 'industry'
> {
  firstPicture: Portrait | null;
}

interface WorkCoversProps {
  works: readonly CoveredWork[];
  level?: 2 | 3;
  /** The first covers are the largest paint of the page and are not lazy. */
  eager?: boolean;
}

/** Works as staggered covers of different sizes, in a rhythm of six; one column with alternating indents on phones. */
export function WorkCovers({ works, level = 3, eager = false }: WorkCoversProps) {
  return (
    <ul className="works">
      {works.map((work, index) => (
        <WorkCover
          key={work.key}
          work={work}
          level={level}
          eager={eager && index < 2}
          sizes={`${fromTablet} ${widths[index % widths.length]}vw, ${onPhones}`}
        />
      ))}
    </ul>
  );
}

interface WorkCoverProps {
  work: CoveredWork;
  level: 2 | 3;
  eager: boolean;
  sizes: string;
}

/** A phone has three points for each of ours, of which nobody sees the third: two thirds of its width are asked for. */
const onPhones = '57vw';

/** Widths of the pictures in a rhythm of six beside each other, in hundredths of the window (work-covers.css). */
const widths = [45, 42, 30, 45, 42, 33] as const;

/** One work, its title before its picture for whoever hears it: what was made, laid on its pattern as on a mat, or the pattern alone, and without patterns the picture alone; title, client, industry and year. */
function WorkCover({ work, level, eager, sizes }: WorkCoverProps) {
  const { digits } = useFormat();
  const Heading = `h${level}` as const;
  const { cover, firstPicture } = work;
  return (
    <li className="work" id={`${paths.works.slice(1)}-${work.key}`}>
      <Heading className="work__title">
        <Link to={entryPath('works', work.slug)} className="row__link">
          {work.title}
        </Link>
      </Heading>
      <Eyebrow>
        <span>{work.client}</span>
        {work.industry && <span>{work.industry.title}</span>}
        <span>{digits(work.year)}</span>
      </Eyebrow>
      <div className="work__cover" data-art={entryPath('works', work.slug)}>
        <Cover type="works" entry={work} ratio="wide" eager={eager} />
        {firstPicture && !cover && (
          <span className="work__picture">
            <ThemedImage picture={firstPicture} sizes={sizes} eager={eager} />
          </span>
        )}
      </div>
    </li>
  );
}

interface CoverProps {
  type: ContentType;
  entry: Pick<Summary, 'key' | 'slug' | 'cover'>;
  ratio?: PatternRatio;
  eager?: boolean;
  sizes?: string;
  className?: string;
}

/** An entry's own picture, or else the pattern drawn from its key; it fills the box that `className` gives it. */
export function Cover({ type, entry, ratio = 'wide', eager, sizes, className = '' }: CoverProps) {
  const of = { type, key: entry.key };
  const leadsTo = entryPath(type, entry.slug);
  if (!entry.cover)
    return <Pattern of={of} ratio={ratio} eager={eager} leadsTo={leadsTo} className={`cover ${className}`} />;
  return (
    <span className={`cover ${className}`} data-art={leadsTo}>
      <LazyImage image={entry.cover} eager={eager} sizes={sizes} />
    </span>
  );
}
