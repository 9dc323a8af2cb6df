import { paths, type AccountUser } from '@nasaq/contract';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';

/** The way to the account, in the top bar. */
export function AccountTool({ user: { name } }: { user: AccountUser }) {
  const t = useT();
  return (
    <Link
      to={paths.account}
      matchSubpaths
      preload={false}
      className="bar__tool bar__account"
      aria-label={`${t('titles.account')}: ${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.500c0-3.500 3.600-5.500 8-5.500s8 2 8 5.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Link>
  );
}
