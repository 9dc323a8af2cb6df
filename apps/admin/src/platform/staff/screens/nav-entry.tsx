'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

/** As Payload's own entries: the screen that is open is no link. */
export function NavEntry({ href, label }: { href: string; label: string }) {
  const current = usePathname() === href;
  const content = (
    <>
      {current && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </>
  );
  if (current) return <div className="nav__link">{content}</div>;
  return (
    <Link className="nav__link" href={href} prefetch={false}>
      {content}
    </Link>
  );
}
