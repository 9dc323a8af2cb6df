import type { WorkSummary } from '@nasaq/contract';
import { WorkCover } from './work-cover.tsx';

interface Props {
  works: WorkSummary[];
  level?: 2 | 3;
  /** The first covers are the largest paint of the page and are not lazy. */
  eager?: boolean;
}

/** Works as staggered covers of different sizes, in a rhythm of six; one column with alternating indents on phones. */
export function WorkCovers({ works, level = 3, eager = false }: Props) {
  return (
    <ul className="works">
      {works.map((work, index) => (
        <WorkCover key={work.key} work={work} level={level} eager={eager && index < 2} />
      ))}
    </ul>
  );
}
