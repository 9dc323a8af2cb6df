import type { ReactNode } from 'react';
import { SignedIn } from '../account/index.ts';
import { useT } from '../locale/translator.ts';
import { useHeldVisit, useOnline } from '../router/online/connection.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** Every page but the login page. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1}>
        <SignedIn part="banner" />
        {children}
      </main>
      <Footer />
      <OfflineBanner />
    </>
  );
}

/** Pages for readers who are not signed in: the bar, and nothing below the page. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1} className="guest">
        <SignedIn part="banner" />
        {children}
      </main>
      <OfflineBanner />
    </>
  );
}

/** `You are offline.` at the bottom of the window, and that something waits; the live region stands always, so that changes are spoken. */
function OfflineBanner() {
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
