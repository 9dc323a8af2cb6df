import { accountRecordSchema, type AccountRecord } from '@nasaq/contract';
import { z } from 'zod';
import type { PageContext } from '../../router/page-context.ts';

const answer = z.object({ data: z.array(accountRecordSchema) });

/** Everything that somebody has sent and talked about, by kind. */
export async function loader({ api, session }: PageContext) {
  const { data } = await api.get('account/records', {}, answer);
  return { head: { noindex: true }, name: session.user!.name, groups: groupsOf(data) };
}

export interface RecordGroup {
  name: 'orders' | 'applications' | 'reports' | 'messages' | 'chats';
  records: AccountRecord[];
}

const kinds: Record<RecordGroup['name'], readonly AccountRecord['kind'][]> = {
  orders: ['orders'],
  applications: ['applications'],
  reports: ['reports'],
  messages: ['contacts', 'feedback', 'responses'],
  chats: ['chats'],
};

/** What holds something comes first; within a group the API's order stays. */
function groupsOf(records: AccountRecord[]): RecordGroup[] {
  const groups = Object.entries(kinds).map(([name, own]) => ({
    name: name as RecordGroup['name'],
    records: records.filter(({ kind }) => own.includes(kind)),
  }));
  return groups.toSorted((one, other) => Number(other.records.length > 0) - Number(one.records.length > 0));
}
