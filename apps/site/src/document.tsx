import { localeInfo, localePath } from '@nasaq/contract';
import { use, type ReactNode } from 'react';
import { HeadTags, JsonLdScripts } from './head/head-tags.tsx';
import type { PageHead } from './head/page-head.ts';
import { useLocale } from './locale/translator.ts';
import { useBrand } from './router/context.tsx';
import { AssetsContext, type Assets, type PageStyle, pageStyleId } from './router/hydration.tsx';
import { darkMedia } from './theme/dark-media.ts';
import { useTrustedHtml } from './trusted-types.ts';

interface Props {
  head: PageHead;
  /** Whether there is a feed of posts. */
  hasFeed?: boolean;
  children: ReactNode;
}

/** The whole HTML document. `class` on `<html>` belongs to the theme script, not to React. */
export function Document({ head, hasFeed = true, children }: Props) {
  const locale = useLocale();
  const assets = use(AssetsContext);
  const [firstStyle, ...styles] = assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
  const { tag, dir } = localeInfo[locale];
  const icons = useBrand()?.icons;
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript theme={assets.theme} />
        {firstStyle}
        {assets.pageStyle && <StyleInPage {...assets.pageStyle} />}
        {styles}
        <noscript>
          {assets.lateStyles?.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {assets.darkStyles?.map((href) => (
            <link key={href} rel="stylesheet" href={href} media={darkMedia} />
          ))}
        </noscript>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <Modules {...assets} />
        <HeadTags head={head} locale={locale} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icons ? `${icons}.svg` : '/favicon.svg'} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={icons ? `${icons}-180.png` : '/apple-touch-icon.png'} />
        <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
        {hasFeed && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={localePath(locale, '/rss.xml')}
            title={head.siteName}
          />
        )}
      </head>
      <body>
        {children}
        <JsonLdScripts objects={head.jsonLd} />
      </body>
    </html>
  );
}

function ThemeScript({ theme }: Pick<Assets, 'theme'>) {
  const code = useTrustedHtml('code' in theme ? theme.code : '');
  if ('src' in theme) return <script src={theme.src} />;
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}

/** React knows it; its types do not. */
const off = { disabled: true };

/** A link that is switched off is not asked for: it tells the bundler that code which needs the sheet finds it here. */
function StyleInPage({ code, files }: PageStyle) {
  const html = useTrustedHtml(code);
  return (
    <>
      <style id={pageStyleId} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      {files.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...off} />
      ))}
    </>
  );
}

/** What the inline script asks for after the first paint; in development modules start as usual. */
function Modules({ theme, scripts, lateStyles, modulePreloads }: Assets) {
  if ('code' in theme)
    return <meta name="modules" content={[...scripts, ...(lateStyles ?? []), ...modulePreloads].join(' ')} />;
  return scripts.map((src) => <script key={src} type="module" src={src} />);
}
