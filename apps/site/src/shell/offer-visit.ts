import { loadT } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { showToast } from '../ui/toasts/show-toast.ts';

/** The connection is back, but its reader is writing: the page that was asked for is offered instead of opened. */
export async function offerVisit({ pathname, search, hash }: URL): Promise<void> {
  const t = await loadT(splitLocale(window.location.pathname).locale, ['connection']);
  showToast({
    text: t('connection.back'),
    link: { href: pathname + search + hash, text: t('connection.open') },
  });
}
