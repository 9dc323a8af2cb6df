import { usePage } from '../navigation/use-page.ts';
import { useT } from '../locale/use-t.ts';

/** The route's title as the page's heading. */
export function PageTitle() {
  const t = useT();
  return <h1>{t(usePage().route.title)}</h1>;
}
