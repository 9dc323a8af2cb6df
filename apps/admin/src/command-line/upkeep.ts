import { openOwnQuery, type Query } from '../platform/database/query.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { migrate as runMigrations } from '../platform/database/upgrade/index.ts';
import { readSchemaState } from '../health/index.ts';
import { tellHosts } from '../platform/changes/spread-changes.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '[--contract]',
  summary: 'Brings the tables to this release, as the first host that starts would; of several at once, one does it.',
  details: [
    '--contract  takes away, too, what only releases before this one need. Refused while a host of one runs.',
    'Going back to the release before is possible until then (docs/operating/upgrade.md).',
  ],
  options: { contract: { type: 'boolean' } },
  run: async ({ options: { contract } }) => {
    const database = await openBesideHost();
    try {
      const since = await runMigrations({ contract: contract === true });
      const { pending, schema } = await withQuery(readSchemaState);
      console.log(since.length > 0 ? `Done: ${since.join(', ')}.` : `Nothing to do: the tables are at ${schema}.`);
      if (pending.length > 0)
        console.log(
          `${pending.join(', ')} waits for \`nasaq migrate --contract\`, once nobody wants to go back to the release before.`,
        );
    } finally {
      await database.close();
    }
  },
};

export const reindex: Command = {
  name: 'reindex',
  usage: '',
  summary: 'Has every running host read all published content anew into its search.',
  details: ['The index lives in the memory of the hosts: one that does not run builds its own when it starts.'],
  run: () => tellAll('Every running host builds its search index anew.'),
};

export const purge: Command = {
  name: 'purge',
  usage: '',
  summary: 'Has every running host forget its cached answers, and every site its pages.',
  details: ['Needed after a change by other ways than the admin host, such as rows written by hand.'],
  run: () => tellAll('Every running host forgets its cached answers, and tells the sites.'),
};

async function tellAll(sentence: string): Promise<void> {
  await withQuery((query) => tellHosts(query, { type: 'all', withdrawn: true }));
  console.log(sentence);
}

export async function withQuery<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openBesideHost();
  const own = openOwnQuery(database.url);
  try {
    return await work(own.query);
  } finally {
    await own.close();
    await database.close();
  }
}
