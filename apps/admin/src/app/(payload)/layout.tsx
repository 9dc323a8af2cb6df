import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { CompanyColours } from '../../content/screens/index.ts';
import { isReadOnly } from '../../platform/payload/read-only.ts';
import { ownLocksOnly } from '../../platform/staff/own-locks.ts';
import { importMap } from './admin/importMap.js';
import './styles.ts';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  // Payload's own scheduling asks nobody's rights and takes all languages where none is named; ours is `content/schedules`.
  if (args.name === 'schedule-publish') throw new Error('Schedules are set with POST …/schedules.');
  if (isReadOnly() && args.name === 'copy-data-from-locale') throw new Error('The host only reads, for maintenance.');
  const call = await ownLocksOnly(args, await getPayload({ config }));
  return handleServerFunctions({ ...call, config, importMap });
};

/** The document around every screen of the admin; Payload sets its language and direction. */
export default async function Layout({ children }: { children: ReactNode }) {
  const payload = await getPayload({ config });
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <CompanyColours payload={payload} />
      {children}
    </RootLayout>
  );
}
