import { Shell } from '../../pages/shell/shell.jsx';
import { loadRoot } from './load.js';

export async function Layout({ children }) {
  const { siteData } = await loadRoot();
  return (
    <html lang="en-US" dir="ltr">
      <body>
        <Shell siteData={siteData}>{children}</Shell>
      </body>
    </html>
  );
}
