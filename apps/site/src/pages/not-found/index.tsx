import { useLocation } from 'react-router';
import { fullPath } from '../../features/navigation/full-path.ts';
import { useT } from '../../features/locale/use-t.ts';

/** The 404 page; `path` is the full path that was asked for. */
export function NotFoundScreen({ path }: { path: string }) {
  const t = useT();
  return <h1>{t('errors.not_found.message', { path })}</h1>;
}

/** The view of every address that ends in a 404. */
export function Component() {
  return <NotFoundScreen path={fullPath(useLocation())} />;
}
