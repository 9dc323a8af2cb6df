import { paths } from '@nasaq/contract';
import { SignedIn } from '../account/signed-in.tsx';
import { useT } from '../locale/use-t.ts';
import { Link } from '../router/link.tsx';
import { SearchOpener } from '../search/search-opener.tsx';
import { LanguageSwitchLink } from './language-switch-link.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrollDirection } from './use-scroll-direction.ts';

/** The fixed bar: clear at the top of the page, out of the way while reading on, a ruled strip when scrolling back. */
export function TopBar() {
  const t = useT();
  const direction = useScrollDirection();
  return (
    <header className="bar" data-scroll={direction ?? undefined}>
      <div className="wrap bar__row">
        <Link to={paths.home} className="bar__logo">
          <span className="hidden-visually">{t('shell.logo')}</span> <Logo />
        </Link>
        <nav className="bar__tools" aria-label={t('shell.menu.open')}>
          <SearchOpener /> <LanguageSwitchLink className="bar__tool bar__language" /> <ThemeToggle />{' '}
          <SignedIn part="bar" /> <MainMenu />
        </nav>
      </div>
    </header>
  );
}
