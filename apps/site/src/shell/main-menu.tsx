import { useState } from 'react';
import { SignedIn } from '../account/index.ts';
import { useT } from '../locale/translator.ts';
import { ContactLines } from '../ui/contact-call.tsx';
import { Opener } from '../ui/opener.tsx';
import { Pattern, type PatternOf } from '../ui/pattern.tsx';
import { Numeral } from '../ui/section.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { useMenu } from './navigation.ts';
import { useOverlay } from './use-overlay.ts';

/** The menu's button and its full-screen overlay, with the art of the page that the pointer or the focus is at. */
export function MainMenu() {
  const t = useT();
  const { dialog, open, show, close, closed } = useOverlay();
  const links = useMenu();
  const [art, setArt] = useState<PatternOf>(links[0]?.art ?? { type: 'companies', key: 'menu' });
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
              {links.map((link, index) => (
                <li key={link.key} className="menu__entry">
                  <Numeral value={index + 1} className="menu__numeral" />
                  <NavigationLink
                    link={link}
                    className="menu__link"
                    onClick={close}
                    onPointerEnter={() => setArt(link.art)}
                    onFocus={() => setArt(link.art)}
                  />
                  {link.line && <p className="menu__line">{link.line}</p>}
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
