import { entryPath, type IndustrySummary } from '@nasaq/contract';
import { Link } from '../../router/link.tsx';

/** The industries as one running line of very large names. */
export function IndustryLine({ industries }: { industries: Pick<IndustrySummary, 'key' | 'slug' | 'title'>[] }) {
  return (
    <ul className="industry-line">
      {industries.map((industry) => (
        <li key={industry.key}>
          <Link to={entryPath('industries', industry.slug)}>{industry.title}</Link>
        </li>
      ))}
    </ul>
  );
}
