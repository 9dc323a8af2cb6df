import { localeInfo, paths } from '@nasaq/contract';
import { useState } from 'react';
import { SignedIn } from '../account/index.ts';
import { useFormat, useLocale, useT } from '../locale/translator.ts';
import { usePage, useSiteData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { ContactLines } from '../ui/contact-call.tsx';
import { Logo } from './logo.tsx';
import { networks } from './networks.ts';

/** Quote on some pages, mail and phone, social networks, links, copyright. */
export function Footer() {
  const t = useT();
  const locale = useLocale();
  const { digits } = useFormat();
  const { general, quote, address, locale: written } = useSiteData();
  // The pages that tell who we are end with our own words.
  const quoted = /^(home|about)$/.test(usePage().route.name);
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
        {quote.text && quoted && (
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

/** The company on other networks; an address that is not known is `#`. */
export function SocialLinks() {
  const t = useT();
  const { social } = useSiteData();
  return (
    <ul className="foot__social" aria-label={t('shell.footer.social')}>
      {networks.map(({ name, title, path }) => (
        <li key={name}>
          <a href={social[name]} aria-label={title} rel="me noopener">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
