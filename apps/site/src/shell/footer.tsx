import { companyWords, localeInfo, networkTitles, paths, type NetworkName } from '@nasaq/contract';
import { useState } from 'react';
import { SignedIn } from '../account/index.ts';
import { useFormat, useLocale, useT } from '../locale/translator.ts';
import { usePage, useSiteData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { useIsOn } from '../router/use-is-on.ts';
import { ContactLines } from '../ui/contact-call.tsx';
import { Logo } from './logo.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { useFooterLinks, useNetworks } from './navigation.ts';
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
  const { name } = companyWords(general, locale);
  const links = useFooterLinks();
  const hasAccounts = useIsOn()('accounts');
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
              {links.map((link) => (
                <li key={link.key}>
                  <NavigationLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
        </div>
        <div className="foot__end">
          <Logo />
          {address && <p>{address}</p>}
          {hasAccounts && <SignedIn part="links" otherwise={<Link to={paths.login}>{t('titles.login')}</Link>} />}
          {name && <p suppressHydrationWarning>{t('shell.footer.copyright', { year: digits(year), name })}</p>}
        </div>
      </div>
    </footer>
  );
}

/** The specification's are part of the page; the others stand in a file, for the few who have them. */
function NetworkMark({ name }: { name: NetworkName }) {
  const drawn = networks.find((network) => network.name === name);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {drawn ? <path d={drawn.path} /> : <use href={`/networks.svg#${name}`} />}
    </svg>
  );
}

/** The company on other networks; an address that is not known is `#`. Nothing of a company that is on none. */
export function SocialLinks() {
  const t = useT();
  const shown = useNetworks(networks.map(({ name }) => name));
  if (shown.length === 0) return null;
  return (
    <ul className="foot__social" aria-label={t('shell.footer.social')}>
      {shown.map(({ name, url }) => (
        <li key={name}>
          <a href={url} aria-label={networkTitles[name]} rel="me noopener">
            <NetworkMark name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
