import { useT } from '../locale/use-t.ts';
import { useOnline } from '../online/use-online.ts';

/** `You are offline.` at the bottom of the window; the live region stands always, so that the change is spoken. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  return <output className="offline">{!online && <span className="offline__text">{t('shell.offline')}</span>}</output>;
}
