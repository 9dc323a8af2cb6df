import Link from 'next/link.js';
import type { BeforeListTableServerProps } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { deskAddress } from './desk-address.ts';
import { deskTexts } from '../catalogue/index.ts';

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
