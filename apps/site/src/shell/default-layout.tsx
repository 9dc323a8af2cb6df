import type { ReactNode } from 'react';
import { SignedIn } from '../account/signed-in.tsx';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Every page but the login page. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
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
