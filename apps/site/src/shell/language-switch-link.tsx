import { localeInfo, otherLocale } from '@nasaq/contract';
import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { useLocale } from '../locale/use-locale.ts';
import { useNavigate, usePage } from '../router/context.tsx';
import { isPlainClick } from '../router/link.tsx';
import { usePreload } from '../router/use-preload.ts';
import { switchTarget } from './language-switch.ts';

/** Link to this page in the other language, named in that language; keeps query, hash, scroll and what is typed into forms. */
export function LanguageSwitchLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'ref'>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const page = usePage();
  const { href, untranslated } = switchTarget(page, locale);
  const { tag, dir, name } = localeInfo[otherLocale(locale)];
  const link = usePreload(href, page.payload.kind === 'page');
  // A page that many readers get has been rendered without the parameters that it does not read.
  useEffect(() => link.current?.setAttribute('href', href), [link, href]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    props.onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (untranslated) void navigate(href);
    else void navigate(href + window.location.hash, { keepScroll: true });
  }

  return (
    <a ref={link} {...props} href={href} hrefLang={tag} lang={tag} dir={dir} onClick={follow} suppressHydrationWarning>
      {props.children ?? name}
    </a>
  );
}
