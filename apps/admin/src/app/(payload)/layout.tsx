import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { ownLocksOnly } from '../../platform/staff/own-locks.ts';
import { importMap } from './admin/importMap.js';
import '@nasaq/design/staff.css';
import '../../platform/staff/brand/brand.css';
import '../../platform/staff/screens/tag.css';
import '../../submissions/screens/inbox.css';
import '../../submissions/screens/list/list.css';
import '../../submissions/screens/document/document.css';
import '../../submissions/screens/handling/handling.css';
import '../../platform/staff/screens/dialog.css';
import '../../platform/staff/screens/board.css';
import '../../accounts/screens/accounts.css';
import '../../users/screens/staff.css';
import '../../chat/screens/controls.css';
import '../../chat/screens/desk.css';
import '../../chat/screens/list/chat-list.css';
import '../../chat/screens/thread/thread.css';
import '../../chat/screens/composer/composer.css';
import '../../chat/screens/facts/facts.css';
import '../../submissions/screens/board/board.css';
import '../../content/translation-board/translation-board.css';
import '../../search/screens/searches-board.css';
import '../../content/uses/screens/removal.css';
import '../../content/schedules/screens/publication.css';
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
