import { useT } from '../../features/locale/use-t.ts';

/** The 404 page; `path` is the full path that was asked for. */
export function NotFoundScreen({ path }: { path: string }) {
  const t = useT();
  return <h1>{t('errors.not_found.message', { path })}</h1>;
}

/** `/404` and addresses without a route end in the screen before any view is asked for; the view is the same. */
export function Component() {
  return <NotFoundScreen path="/404" />;
}
