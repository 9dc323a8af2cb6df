import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { ownLocksOnly } from '../../content/own-locks.ts';
import { importMap } from './admin/importMap.js';
import '../../admin-ui/brand/brand.css';
import '../../admin-ui/inbox/inbox.css';
import '../../admin-ui/inbox/list/list.css';
import '../../admin-ui/inbox/document/document.css';
import '../../admin-ui/inbox/handling/handling.css';
import '../../admin-ui/inbox/handling/dialog.css';
import '../../admin-ui/board.css';
import '../../admin-ui/accounts/accounts.css';
import '../../admin-ui/staff/staff.css';
import '../../admin-ui/chat/controls.css';
import '../../admin-ui/chat/desk.css';
import '../../admin-ui/chat/list/chat-list.css';
import '../../admin-ui/chat/thread/thread.css';
import '../../admin-ui/chat/composer/composer.css';
import '../../admin-ui/chat/facts/facts.css';
import '../../admin-ui/inbox/board/board.css';
import '../../admin-ui/translation-board/translation-board.css';
import '../../admin-ui/searches-board/searches-board.css';
import '../../admin-ui/removal/removal.css';
import '../../admin-ui/publication/publication.css';
import './layout.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  // Payload's own scheduling asks nobody's rights and takes all languages where none is named; ours is `content/schedules`.
  if (args.name === 'schedule-publish') throw new Error('Schedules are set with POST …/schedules.');
  const call = await ownLocksOnly(args, await getPayload({ config }));
  return handleServerFunctions({ ...call, config, importMap });
};

/** The document around every screen of the admin; Payload sets its language and direction. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
