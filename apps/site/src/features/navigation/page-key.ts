import type { Model } from './model.ts';
import { splitLocale } from '../locale/split-locale.ts';
import type { ShownPage } from '../../router/router.ts';

/** Changes with the page but not with its language, so that a language switch keeps what is typed and opened. */
export function pageKey({ route, location, payload }: ShownPage): string {
  const alternates = payload.kind === 'page' ? (payload.model as Model | null)?.head?.alternates : undefined;
  const path = (alternates?.en ?? alternates?.ar ?? splitLocale(location.pathname).path).split('?', 1)[0];
  return `${route.name} ${path}`;
}
