import { randomBytes } from 'node:crypto';
import { isLocale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { exclusively } from '../platform/database/advisory-locks.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { type Role, roles } from '../platform/staff/roles.ts';
import { getPayloadInstance } from '../payload.ts';
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
      if (await staffByAddress(payload, email!)) throw new Refusal(`There is a member of staff with ${email} already.`);
      const password = newPassword();
      await payload.create({
        collection: 'users',
        data: {
          email: email!,
          name,
          roles: role.filter(isRole),
          password,
          must_change_password: true,
          ...(language && { language: language as 'en' }),
        },
        depth: 0,
        overrideAccess: true,
      });
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
      const member = await staffByAddress(payload, email!);
      if (!member) throw new Refusal(`There is no member of staff with ${email}.`);
      const password = newPassword();
      await payload.update({
        collection: 'users',
        id: member.id,
        data: { password, sessions: [], must_change_password: true },
        depth: 0,
        overrideAccess: true,
      });
      console.log(
        `${member.name} can sign in as ${member.email} with the password ${password}, which has to be changed then.`,
      );
    });
  },
};

const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);

/** 15 random bytes: nobody guesses it, and it is read out over a telephone in a minute. */
function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

async function staffByAddress(payload: Payload, email: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  });
  return docs[0];
}

/** Payload on the installation's database, whose tables are brought to this release where they are not. */
export async function withPayload(work: (payload: Payload) => Promise<void>): Promise<void> {
  const database = await openBesideHost();
  try {
    const payload = await exclusively(database.url, getPayloadInstance);
    // The process ends with its command, and its connections with it: that they break is no news.
    payload.logger.level = 'error';
    await work(payload);
  } finally {
    await database.close();
  }
}
