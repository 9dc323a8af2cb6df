import type { ServerProps } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { ofOurs } from '../collection.ts';
import { NewErrors } from './new-errors.tsx';

const shown = 5;
const day = 24 * 60 * 60 * 1000;

/** On the dashboard, for administrators: kinds of errors that are new, or came back, and open. */
export async function ErrorsBoard({ i18n, payload, permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.errors?.read) return null;
  const since = yesterday();
  const { docs, totalDocs } = await payload.find({
    collection: 'errors',
    where: {
      state: { equals: 'open' },
      ...ofOurs,
      or: [{ first_at: { greater_than: since } }, { returned_at: { greater_than: since } }],
    },
    sort: '-last_at',
    limit: shown,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const list = `${payload.config.routes.admin}/collections/errors`;
  return <NewErrors errors={docs} language={interfaceLanguage(i18n)} list={list} total={totalDocs} />;
}

function yesterday(): string {
  return new Date(Date.now() - day).toISOString();
}
