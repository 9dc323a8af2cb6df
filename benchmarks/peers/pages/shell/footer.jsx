import { paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { Logo } from './logo.jsx';
import { messages } from '../messages.js';
import { ContactLines } from './contact-lines.jsx';
import { FooterQuote } from './footer-quote.jsx';
import { SocialLinks } from './social-links.jsx';

const t = messages.shell.footer;
const links = [
  { to: paths.company, text: t.company },
  { to: paths.explore, text: t.explore },
  { to: paths.legal, text: t.legal },
  { to: paths.contact, text: t.contact },
];

export function Footer({ siteData: { general, quote, social, address } }) {
  const copyright = t.copyright.replace('{year}', thisYear()).replace('{name}', general.nameEn);
  return (
    <footer className="foot on-ink">
      <div className="wrap">
        <FooterQuote {...quote} />
        <div className="foot__row">
          <ContactLines general={general} className="foot__contact" />
          <nav aria-label={t.label} className="foot__links">
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link href={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks social={social} />
        </div>
        <div className="foot__end">
          <Logo />
          <p>{address}</p>
          <Link href={paths.login}>{messages.titles.login}</Link>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function thisYear() {
  return new Date().getFullYear();
}
