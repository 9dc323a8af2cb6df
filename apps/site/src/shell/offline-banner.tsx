import { useT } from '../locale/translator.ts';
import { useHeldVisit, useOnline } from '../router/online/connection.ts';

/** `You are offline.` at the bottom of the window, and that something waits; the live region stands always, so that changes are spoken. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  const held = useHeldVisit() === 'waiting';
  return (
    <div role="status" className="offline">
      {(!online || held) && (
        <p className="offline__text">
          {!online && t('shell.offline')} {held && t('shell.held')}
        </p>
      )}
    </div>
  );
}
