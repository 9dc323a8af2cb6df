import Link from 'next/link.js';
import type { ServerProps } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { gapsAddress, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import './gaps.css';

/** In the navigation: the ways to the board of gaps and to that of translations, for who writes content. */
export function GapsNav({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'editor', 'recruiter', 'agent')) return null;
  const texts = gapTexts[interfaceLanguage(i18n)];
  const admin = payload.config.routes.admin;
  return (
    <div className="gaps-nav">
      <Link className="nav__link" href={gapsAddress(admin)} prefetch={false}>
        <span className="nav__link-label">{texts.title}</span>
      </Link>
      <Link className="nav__link" href={admin + translationsRoute} prefetch={false}>
        <span className="nav__link-label">{texts.translations}</span>
      </Link>
    </div>
  );
}
