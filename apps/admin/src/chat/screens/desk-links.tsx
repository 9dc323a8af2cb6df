import type { BeforeListTableServerProps, ServerProps } from 'payload';
import Link from 'next/link.js';
import { isPartOn } from '../../platform/parts/off-parts.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { deskAddress } from './desk-address.ts';
import { deskTexts } from '../catalogue/index.ts';
import { NavEntry } from '../../platform/staff/screens/nav-entry.tsx';

/** In the navigation, right above the inboxes: the way to the agents' screen, for who answers chats. */
export function DeskNavLink({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'agent') || !isPartOn('chat')) return null;
  const { title } = deskTexts[interfaceLanguage(i18n)];
  return (
    <div className="chat-nav">
      <NavEntry href={deskAddress(payload.config.routes.admin)} label={title} />
    </div>
  );
}

/** Above the table of chats, which only lists them: the way to where they are answered. */
export function DeskLink({ i18n, payload }: BeforeListTableServerProps) {
  return (
    <p className="chat-desk-link">
      <Link href={deskAddress(payload.config.routes.admin)} prefetch={false}>
        {deskTexts[interfaceLanguage(i18n)].answerChats}
      </Link>
    </p>
  );
}
