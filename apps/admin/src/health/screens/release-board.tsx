import type { ServerProps } from 'payload';
import manifest from '../../../package.json' with { type: 'json' };
import { queryOn } from '../../platform/database/query.ts';
import { runningHosts } from '../../platform/database/upgrade/index.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { readSchemaState } from '../schema-state.ts';
import { ReleaseReport } from './release-report.tsx';

/** On the dashboard, for administrators: which release runs where, and how its tables stand. */
export async function ReleaseBoard({ i18n, payload, user }: ServerProps) {
  if (!user || !hasRole(user)) return null;
  const query = queryOn(payload);
  const [state, hosts] = await Promise.all([readSchemaState(query), runningHosts(query)]);
  return (
    <ReleaseReport
      hosts={hosts.map(({ name, started, version }) => ({ name, version, started: started.toISOString() }))}
      isMixed={new Set(hosts.map(({ schema, version }) => `${version} ${schema}`)).size > 1}
      language={interfaceLanguage(i18n)}
      state={state}
      version={manifest.version}
    />
  );
}
