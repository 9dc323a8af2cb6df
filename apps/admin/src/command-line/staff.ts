import { isLocale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { exclusively } from '../platform/database/advisory-locks.ts';
import { directUrl } from '../platform/database/address.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { type Role, roles } from '../platform/staff/roles.ts';
import { getPayloadInstance } from '../payload.ts';
import { givePassword, makeMember, takeSecondFactor } from '../users/index.ts';
import { type Command, Refusal, UsageError } from './command.ts';

export const createUser: Command = {
  name: 'create-user',
  usage: 'EMAIL --name NAME [--role ROLE] [--language en|ar]',
  summary: 'Makes a member of staff with a password that is printed once and has to be changed at the first sign-in.',
  details: [
    `--role      ${roles.join(', ')}; may be said more than once. Without it: editor.`,
    '--language  of the mails to them.',
  ],
  options: {
    name: { type: 'string' },
    role: { type: 'string', multiple: true },
    language: { type: 'string' },
  },
  takes: { least: 1, most: 1 },
  run: async ({ options, rest: [email] }) => {
    const { language, name, role = ['editor'] } = options as { language?: string; name?: string; role?: string[] };
    if (!name?.trim()) throw new UsageError('Say who it is: --name "Mona Adel".');
    const unknown = role.find((each) => !isRole(each));
    if (unknown !== undefined) throw new UsageError(`${unknown} is no role.`);
    if (language !== undefined && !isLocale(language)) throw new UsageError('--language is en or ar.');
    await withPayload(async (payload) => {
      const password = await makeMember({ email: email!, name, roles: role.filter(isRole), language }, payload);
      if (password === null) throw new Refusal(`There is a member of staff with ${email} already.`);
      console.log(`${name} can sign in as ${email} with the password ${password}, which has to be changed then.`);
    });
  },
};

export const resetPassword: Command = {
  name: 'reset-password',
  usage: 'EMAIL',
  summary:
    'Gives a member of staff another password, printed once, to be changed at the next sign-in; ends their sessions.',
  takes: { least: 1, most: 1 },
  run: async ({ rest: [email] }) => {
    await withPayload(async (payload) => {
      const given = await givePassword(email!, payload);
      if (!given) throw nobody(email!);
      const { member, password } = given;
      console.log(
        `${member.name} can sign in as ${member.email} with the password ${password}, which has to be changed then.`,
      );
    });
  },
};

export const resetSecondFactor: Command = {
  name: 'reset-second-factor',
  usage: 'EMAIL',
  summary: 'Takes app, passkeys and recovery codes away from a member of staff who has lost them; ends their sessions.',
  details: ['They sign in with the password alone then, and set up another one where it is required of them.'],
  takes: { least: 1, most: 1 },
  run: async ({ rest: [email] }) => {
    await withPayload(async (payload) => {
      const taken = await takeSecondFactor(email!, payload);
      if (!taken) throw nobody(email!);
      const { had, member } = taken;
      if (!had) throw new Refusal(`${member.name} has no second factor.`);
      console.log(`${member.name} signs in as ${member.email} with the password alone, and was told so by mail.`);
    });
  },
};

const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);

const nobody = (email: string) => new Refusal(`There is no member of staff with ${email}.`);

/** Payload on the installation's database, whose tables are brought to this release where they are not. */
export async function withPayload(work: (payload: Payload) => Promise<void>): Promise<void> {
  const database = await openBesideHost();
  try {
    const payload = await exclusively(directUrl() ?? '', getPayloadInstance);
    // The process ends with its command, and its connections with it: that they break is no news.
    payload.logger.level = 'error';
    await work(payload);
  } finally {
    await database.close();
  }
}
