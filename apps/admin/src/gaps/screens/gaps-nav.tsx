import type { ServerProps } from 'payload';
import { writesContent } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { NavEntry } from '../../platform/staff/screens/nav-entry.tsx';
import { gapsAddress, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import './gaps.css';

/** In the navigation: the ways to the board of gaps and to that of translations, for who writes content. */
export function GapsNav({ i18n, payload, user }: ServerProps) {
  if (!writesContent(user)) return null;
  const texts = gapTexts[interfaceLanguage(i18n)];
  const admin = payload.config.routes.admin;
  return (
    <div className="gaps-nav">
      <NavEntry href={gapsAddress(admin)} label={texts.title} />
      <NavEntry href={admin + translationsRoute} label={texts.translations} />
    </div>
  );
}
