import { paths } from '@nasaq/contract';
import { SignedIn } from '../account/index.ts';
import { useT } from '../locale/translator.ts';
import { InPageLink, Link } from '../router/link.tsx';
import { useSiteName } from '../router/context.tsx';
import { SearchOpener } from '../search/index.ts';
import { useTheme } from '../theme/theme-store.ts';
import { LanguageSwitchLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { useScrollDirection } from './use-scroll-direction.ts';

/** The fixed bar: clear at the top of the page, out of the way while reading on, a ruled strip when scrolling back. */
export function TopBar() {
  const t = useT();
  const direction = useScrollDirection();
  const name = useSiteName();
  return (
    <header className="bar" data-scroll={direction ?? undefined}>
      {/* The first stop of the Tab key. */}
      <InPageLink to="content" className="skip">
        {t('shell.skip')}
      </InPageLink>
      <div className="wrap bar__row">
        <Link to={paths.home} className="bar__logo">
          <span className="hidden-visually">{name ? t('shell.logo', { name }) : t('shell.menu.home')}</span> <Logo />
        </Link>{' '}
        <nav className="bar__tools" aria-label={t('shell.menu.open')}>
          <SearchOpener /> <LanguageSwitchLink className="bar__tool bar__language" /> <ThemeToggle />{' '}
          <SignedIn part="bar" /> <MainMenu />
        </nav>
      </div>
    </header>
  );
}

/** Flips dark and light. The drawing follows the class on `<html>`, so it is right before the script runs. */
export function ThemeToggle() {
  const t = useT();
  const { mode, toggle } = useTheme();
  return (
    <button
      type="button"
      className="bar__tool bar__theme"
      aria-pressed={mode === 'dark'}
      aria-label={t('shell.theme.dark')}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className="bar__theme-half" d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
