import { HeadTags } from '../../../apps/site/src/head/head-tags.tsx';
import { Shell } from '../pages/shell/shell.jsx';

/** The whole document, as a page of the site is one. */
export function Document({ root, head, children }) {
  return (
    <html lang="en-US" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags head={head} locale="en" />
      </head>
      <body>
        <Shell siteData={root.siteData}>{children}</Shell>
      </body>
    </html>
  );
}
