import { Footer } from './footer.jsx';
import { OfflineBanner } from './offline-banner.jsx';
import { TopBar } from './top-bar.jsx';

/** What stands around every page. */
export function Shell({ siteData, children }) {
  return (
    <>
      <TopBar general={siteData.general} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer siteData={siteData} />
      <OfflineBanner />
    </>
  );
}
