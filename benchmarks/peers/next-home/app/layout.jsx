import { Footer } from '../shell/footer.jsx';
import { OfflineBanner } from '../shell/offline-banner.jsx';
import { TopBar } from '../shell/top-bar.jsx';
import { load } from '../load.js';
import { messages } from '../messages.js';

export default async function Layout({ children }) {
  const { siteData } = await load();
  return (
    <html lang="en-US" dir="ltr">
      <body>
        <a href="#content" className="skip">
          {messages.shell.skip}
        </a>
        <TopBar general={siteData.general} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer siteData={siteData} />
        <OfflineBanner />
      </body>
    </html>
  );
}
