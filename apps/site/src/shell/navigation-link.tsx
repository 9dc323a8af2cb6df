import type { ComponentProps } from 'react';
import { Link } from '../router/link.tsx';
import type { NavigationLink as Shown } from './navigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { link: Shown };

/** A link of the menu or the footer: to a page of ours, or elsewhere. */
export function NavigationLink({ link: { href, matchSubpaths, text }, ...rest }: Props) {
  if (!href.startsWith('/'))
    return (
      <a href={href} rel="noopener" {...rest}>
        <bdi>{text}</bdi>
      </a>
    );
  return (
    <Link href={href} matchSubpaths={matchSubpaths} {...rest}>
      {text}
    </Link>
  );
}
