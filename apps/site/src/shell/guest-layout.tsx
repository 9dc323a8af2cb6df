import type { ReactNode } from 'react';
import { SignedIn } from '../account/signed-in.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Pages for readers who are not signed in: the bar, and nothing below the page. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className="guest">
        <SignedIn part="banner" />
        {children}
      </main>
      <OfflineBanner />
    </>
  );
}
