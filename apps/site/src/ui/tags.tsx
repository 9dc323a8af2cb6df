import { Link } from '../features/navigation/link.tsx';

/** Small labels: tags that lead to a filtered list (`to`, without locale prefix), or plain words such as technologies. */
export function Tags({ tags, label }: { tags: { title: string; to?: string }[]; label?: string }) {
  return (
    <ul className="tags" aria-label={label}>
      {tags.map(({ title, to }) => (
        <li key={title}>
          {to ? (
            <Link to={to} className="tag">
              {title}
            </Link>
          ) : (
            <span className="tag">
              <bdi>{title}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
