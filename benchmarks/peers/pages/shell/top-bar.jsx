'use client';

import { paths } from '@nasaq/contract';
import { Link } from 'peer-link';
import { useEffect, useRef, useState } from 'react';
import { menuLooks } from '../../../../apps/site/src/shell/menu-looks.ts';
import { Logo } from './logo.jsx';
import { Pattern } from './pattern.jsx';
import { messages } from '../messages.js';
import { ContactLines } from './contact-lines.jsx';
import { Numeral } from './numeral.jsx';
import { ThemeToggle } from './theme-toggle.jsx';

const t = messages.shell;
const menuLinks = Object.entries(menuLooks).map(([name, { art }]) => ({ name, to: paths[name], art }));

export function TopBar({ general }) {
  const dialog = useRef(null);
  const direction = useScrollDirection();
  const [art, setArt] = useState(menuLinks[0].art);
  const close = () => dialog.current.close();
  return (
    <header className="bar" data-scroll={direction}>
      <a href="#content" className="skip">
        {t.skip}
      </a>
      <div className="wrap bar__row">
        <Link href={paths.home} aria-current="page" className="bar__logo">
          <span className="hidden-visually">{t.logo.replace('{name}', general.nameEn)}</span>
          <Logo />
        </Link>
        <nav className="bar__tools" aria-label={t.menu.open}>
          <Link href={paths.explore} aria-label={t.search.open} className="bar__tool bar__search">
            <span className="bar__word">{t.search.open}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 21 21"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </Link>
          <Link href="/ar" hrefLang="ar-EG" lang="ar-EG" dir="rtl" className="bar__tool bar__language">
            العربية
          </Link>
          <ThemeToggle />
          <Link
            href={paths.explore}
            aria-label={t.menu.open}
            className="bar__tool bar__menu"
            onClick={(event) => {
              event.preventDefault();
              dialog.current.showModal();
            }}
          >
            <span className="bar__word">{t.menu.open}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 8.5h18M3 15.5h18" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Link>
          <dialog ref={dialog} className="overlay menu on-ink" aria-label={t.menu.label}>
            <div className="wrap wrap--full menu__inner">
              <button type="button" className="overlay__close" onClick={close} aria-label={t.menu.close}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
              <nav aria-label={t.menu.label}>
                <ol className="menu__links">
                  {menuLinks.map(({ name, to, art: own }, index) => (
                    <li key={name} className="menu__entry">
                      <Numeral value={index + 1} className="menu__numeral" />
                      <Link
                        href={to}
                        className="menu__link"
                        onClick={close}
                        onPointerEnter={() => setArt(own)}
                        onFocus={() => setArt(own)}
                      >
                        {t.menu[name]}
                      </Link>
                      <p className="menu__line">{t.menu.lines[name]}</p>
                    </li>
                  ))}
                </ol>
              </nav>
              <section className="menu__contact">
                <h2>{t.menu.keep_in_touch}</h2>
                <ContactLines general={general} />
              </section>
            </div>
            <Pattern of={art} ratio="portrait" className="menu__art" />
          </dialog>
        </nav>
      </div>
    </header>
  );
}

function useScrollDirection() {
  const [direction, setDirection] = useState();
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      setDirection(window.scrollY > last ? 'down' : 'up');
      last = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return direction;
}
