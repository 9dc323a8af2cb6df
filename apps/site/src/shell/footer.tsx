import { localeInfo, paths } from '@nasaq/contract';
import { useState } from 'react';
import { SignedIn } from '../account/index.ts';
import { useFormat, useLocale, useT } from '../locale/translator.ts';
import { usePage, useSiteData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { ContactLines } from '../ui/contact-call.tsx';
import { Logo } from './logo.tsx';

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

/** Drawn for this site on a grid of 24, one line weight. */
const networks = [
  {
    name: 'facebook',
    title: 'Facebook',
    path: 'M14 21v-8h3.2M14 13h-3.4M14 13V8.6C14 6.9 15 6 16.6 6h1.2M3 3h18v18H3z',
  },
  { name: 'twitter', title: 'Twitter', path: 'M3 3h18v18H3zM7.5 7.5h2l7 9h-2zM16.5 7.5l-3.8 4M11.3 12.7l-3.8 3.8' },
  {
    name: 'behance',
    title: 'Behance',
    path: 'M3 6.5h5a2.6 2.6 0 0 1 0 5.2H3zM3 11.7h5.6a2.9 2.9 0 0 1 0 5.8H3zM13.5 14h7.5a3.75 3.75 0 1 0-1 2.7M14.5 7.5h5',
  },
  {
    name: 'dribbble',
    title: 'Dribbble',
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.4 3.8c4 4.600 6.300 9.900 7.100 16.400M3.200 10.400c6.300.100 11.300-1.300 14.800-5M5.700 18.400c3.400-5.500 8.700-7.800 15.200-6.400',
  },
] as const;

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
