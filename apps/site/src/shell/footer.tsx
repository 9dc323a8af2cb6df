import { localeInfo, paths } from '@nasaq/contract';
import { useState } from 'react';
import { SignedIn } from '../account/signed-in.tsx';
import { useFormat } from '../locale/use-format.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { useSiteData } from '../router/use-site-data.ts';
import { ContactLines } from '../ui/contact-lines.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

/** Quote, mail and phone, social networks, links, copyright. */
export function Footer() {
  const t = useT();
  const locale = useLocale();
  const { digits } = useFormat();
  const { general, quote, address, locale: written } = useSiteData();
  const [year] = useState(() => new Date().getFullYear());
  const name = locale === 'ar' ? general.nameAr : general.nameEn;
  const links = [
    { to: paths.company, text: t('shell.footer.company') },
    { to: paths.explore, text: t('shell.footer.explore') },
    { to: paths.legal, text: t('shell.footer.legal') },
    { to: paths.contact, text: t('shell.footer.contact') },
  ];
  return (
    <footer className="foot on-ink">
      <div className="wrap">
        {quote.text && (
          <figure className="foot__quote" lang={localeInfo[written].tag} dir={localeInfo[written].dir}>
            <blockquote>{quote.text}</blockquote>
            {quote.author && <figcaption>{quote.author}</figcaption>}
          </figure>
        )}
        <div className="foot__row">
          <ContactLines className="foot__contact" />
          <nav aria-label={t('shell.footer.label')} className="foot__links">
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} matchSubpaths>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
        </div>
        <div className="foot__end">
          <Logo />
          {address && <p>{address}</p>}
          <SignedIn part="links" otherwise={<Link to={paths.login}>{t('titles.login')}</Link>} />
          <p suppressHydrationWarning>{t('shell.footer.copyright', { year: digits(year), name })}</p>
        </div>
      </div>
    </footer>
  );
}
