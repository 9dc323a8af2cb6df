import { categoryPath, paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { messages } from '../messages.js';

export function Filter({ categories }) {
  const filters = categories.map(({ slug, title, count }) => ({ title, to: categoryPath('services', slug), count }));
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const all = { title: messages.offers.all, to: paths.services, count: total, current: true };
  return (
    <nav className="filters" aria-label={messages.offers.categories}>
      <ul>
        {[all, ...filters].map(({ title, to, count, current }) => (
          <li key={to}>
            <Link href={to} aria-current={current} className="filter">
              {title}
              <span className="filter__count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
