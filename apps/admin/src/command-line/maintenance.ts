import { readMaintenance, sayMaintenance } from '../platform/database/maintenance.ts';
import { type Command, UsageError } from './command.ts';
import { withQuery } from './upkeep.ts';

export const maintenance: Command = {
  name: 'maintenance',
  usage: '[on|off]',
  summary: 'Has all running hosts only read for a while, write again, or says which of it is so.',
  details: [
    'Takes effect within a second, without a restart. Forms wait in the browsers that they were written in, desks keep',
    'what is typed, and jobs and mails wait. Commands of this line still write (docs/operating/maintenance.md).',
  ],
  takes: { least: 0, most: 1 },
  run: async ({ rest: [word] }) => {
    if (word !== undefined && word !== 'on' && word !== 'off') throw new UsageError(`${word} is neither on nor off.`);
    const since = await withQuery(async (query) => {
      if (word) await sayMaintenance(query, word === 'on');
      return readMaintenance(query);
    });
    console.log(
      since ? `All hosts only read, since ${since.toISOString()}.` : 'All hosts write: there is no maintenance.',
    );
  },
};
