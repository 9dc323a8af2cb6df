import { openOwnQuery, type Query } from '../platform/database/query.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { appliedMigrations } from '../platform/database/transfer/index.ts';
import { tellHosts } from '../platform/changes/spread-changes.ts';
import type { Command } from './command.ts';
import { withPayload } from './staff.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Brings the tables to this release, as the first host that starts would; of several at once, one does it.',
  run: async () => {
    const before = await applied();
    await withPayload(async () => {});
    const after = await applied();
    const since = after.filter((name) => !before.includes(name));
    console.log(since.length > 0 ? `Done: ${since.join(', ')}.` : `Nothing to do: the tables are at ${after.at(-1)}.`);
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

/** A database without any table has had none. */
function applied(): Promise<string[]> {
  return withQuery(async (query) => {
    const [found] = await query<{ there: boolean }>(
      "SELECT to_regclass('public.payload_migrations') IS NOT NULL AS there",
    );
    return found!.there ? appliedMigrations(query) : [];
  });
}

async function withQuery<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openBesideHost();
  const own = openOwnQuery(database.url);
  try {
    return await work(own.query);
  } finally {
    await own.close();
    await database.close();
  }
}
