import { defaultLocale, type Locale, localePath, locales, paths } from '@nasaq/contract';
import type { ServerProps } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { gapTexts } from '../catalogue/index.ts';
import './gaps.css';

/** Above everything on the dashboard, which has no title of its own: the ways to the site. */
export function DashboardHead({ i18n, siteUrl, user }: ServerProps & { siteUrl: string }) {
  if (!user) return null;
  const texts = gapTexts[interfaceLanguage(i18n)];
  return (
    <div className="board dashboard-head">
      <h1>{i18n.t('general:dashboard')}</h1>
      <nav aria-label={texts.openSite}>
        <span className="gaps__quiet">{texts.openSite}</span>
        {locales.map((locale) => (
          <a key={locale} href={homeOf(siteUrl, locale)} rel="noreferrer" target="_blank">
            {texts.inLanguage[locale]}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The English home says its language, so that it is shown to whose browser prefers the other one. */
function homeOf(siteUrl: string, locale: Locale): string {
  return siteUrl + localePath(locale, paths.home) + (locale === defaultLocale ? `?lang=${locale}` : '');
}
