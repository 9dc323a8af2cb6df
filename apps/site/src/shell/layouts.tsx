import type { ReactNode } from 'react';
import { SignedIn } from '../account/index.ts';
import { useT } from '../locale/translator.ts';
import { InPageLink } from '../router/link.tsx';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
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

/** The first stop of the Tab key. */
function SkipLink() {
  const t = useT();
  return (
    <InPageLink to="content" className="skip">
      {t('shell.skip')}
    </InPageLink>
  );
}
