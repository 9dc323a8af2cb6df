import { localeInfo, otherLocale } from '@nasaq/contract';
import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { usePage } from '../navigation/use-page.ts';
import { usePreload } from '../navigation/use-preload.ts';
import { switchTarget } from './language-switch.ts';
import { useLocale } from './use-locale.ts';

/** Link to this page in the other language, named in that language; keeps query, hash, scroll and what is typed into forms. */
export function LanguageSwitchLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'ref'>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const page = usePage();
  const { href, untranslated } = switchTarget(page, search, locale);
  const { tag, dir, name } = localeInfo[otherLocale(locale)];
  const link = usePreload(href, page.payload.kind === 'page');
  // A page that many readers get has been rendered without the parameters that it does not read.
  useEffect(() => link.current?.setAttribute('href', href), [link, href]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    props.onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (untranslated) void navigate(href);
    else void switchInPlace();
  }

  /** The router scrolls to a hash that it is given, so the hash follows when the page stands. */
  async function switchInPlace() {
    const { hash } = window.location;
    await navigate(href, { preventScrollReset: true });
    if (hash) window.history.replaceState(window.history.state, '', href + hash);
  }

  return (
    <a ref={link} {...props} href={href} hrefLang={tag} lang={tag} dir={dir} onClick={follow} suppressHydrationWarning>
      {props.children ?? name}
    </a>
  );
}
