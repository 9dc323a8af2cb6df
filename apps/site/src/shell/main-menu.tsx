import { useState } from 'react';
import { SignedIn } from '../account/index.ts';
import { useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { ContactLines } from '../ui/contact-call.tsx';
import { Opener } from '../ui/opener.tsx';
import { Pattern, type PatternOf } from '../ui/pattern.tsx';
import { Numeral } from '../ui/section.tsx';
import { menuLinks } from './menu-links.ts';
import { useOverlay } from './use-overlay.ts';

/** The menu's button and its full-screen overlay, with the art of the page that the pointer or the focus is at. */
export function MainMenu() {
  const t = useT();
  const { dialog, open, show, close, closed } = useOverlay();
  const [art, setArt] = useState<PatternOf>(menuLinks[0].art);
  return (
    <>
      <Opener label={t('shell.menu.open')} open={open} onOpen={show} className="bar__menu">
        <span className="bar__word">{t('shell.menu.open')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 8.5h18M3 15.5h18" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Opener>
      <dialog ref={dialog} className="overlay menu on-ink" aria-label={t('shell.menu.label')} onClose={closed}>
        <div className="wrap wrap--full menu__inner">
          <button type="button" className="overlay__close" onClick={close} aria-label={t('shell.menu.close')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
          <nav aria-label={t('shell.menu.label')}>
            <ol className="menu__links">
              {menuLinks.map(({ name, to, matchSubpaths, art: own }, index) => (
                <li key={name} className="menu__entry">
                  <Numeral value={index + 1} className="menu__numeral" />
                  <Link
                    to={to}
                    matchSubpaths={matchSubpaths}
                    className="menu__link"
                    onClick={close}
                    onPointerEnter={() => setArt(own)}
                    onFocus={() => setArt(own)}
                  >
                    {t(`shell.menu.${name}`)}
                  </Link>
                  <p className="menu__line">{t(`shell.menu.lines.${name}`)}</p>
                </li>
              ))}
            </ol>
          </nav>
          <section className="menu__contact">
            <h2>{t('shell.menu.keep_in_touch')}</h2>
            <ContactLines />
            <SignedIn part="links" />
          </section>
        </div>
        <Pattern of={art} ratio="portrait" className="menu__art" />
      </dialog>
    </>
  );
}
