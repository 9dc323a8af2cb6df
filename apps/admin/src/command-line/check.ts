import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { readBackupState, readPassphrase, verdictOn } from '../backup/index.ts';
import { env } from '../env.ts';
import { askMailServer } from '../mail/index.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { isContract } from '../platform/database/upgrade/index.ts';
import { openOwnQuery, type Query } from '../platform/database/query.ts';
import { appliedMigrations } from '../platform/database/transfer/index.ts';
import { formerSecretsFile, secretFile } from '../platform/secrets/secret.ts';
import { bucketOfThis } from '../platform/storage/index.ts';
import { certificateFindings } from './check-certificate.ts';
import { scannerFindings } from './check-scanner.ts';
import { senderFindings } from './check-sender.ts';
import type { Command } from './command.ts';
import { bad, type Finding, look, ok } from './finding.ts';

const marks: Record<Finding['state'], string> = { ok: 'ok   ', look: 'look ', bad: 'BAD  ' };

export const check: Command = {
  name: 'check',
  usage: '[--dkim-selector NAME]',
  summary:
    'Looks at settings, database, storage, rights, virus scanner, clock, certificates, mail, sites and backups; says what to do.',
  details: [
    'Ends with 1 where something is bad. Settings that cannot be read are said by every command.',
    '--dkim-selector  the name under which your mail provider has its DKIM key in DNS.',
  ],
  options: { 'dkim-selector': { type: 'string' } },
  run: async ({ options }) => {
    const findings = [
      ...addresses(),
      ...(await certificateFindings('SITE_URL', env.siteUrl)),
      ...(await certificateFindings('ADMIN_URL', env.adminUrl)),
      ...(await databaseFindings()),
      ...(await storage()),
      ...(await rights()),
      ...(await scannerFindings(env.scanner)),
      await mail(),
      ...(await sender(options['dkim-selector'])),
      ...(await sites()),
    ];
    for (const { state, what } of findings) console.log(marks[state] + what);
    return findings.some(({ state }) => state === 'bad') ? 1 : 0;
  },
};

function addresses(): Finding[] {
  return [['SITE_URL', env.siteUrl] as const, ['ADMIN_URL', env.adminUrl] as const].map(([name, url]) =>
    url.startsWith('https:') || /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)
      ? ok(`${name} is ${url}.`)
      : look(
          `${name} is ${url}: put a proxy with TLS in front of it and set the https address, or passwords travel openly.`,
        ),
  );
}

const leastVersion = 15;
/** Milliseconds that the clocks of two machines may be apart. */
const clockTolerance = 5_000;

async function databaseFindings(): Promise<Finding[]> {
  let database;
  try {
    database = await openBesideHost();
  } catch (error) {
    // It says what is wrong and what to do, also of a pooler that gives connections away after each transaction.
    return [bad((error as Error).message)];
  }
  const own = openOwnQuery(database.url);
  try {
    return [await server(own.query), await tables(own.query), await backups(own.query)].flat();
  } catch (error) {
    return [bad(`The database cannot be read: ${(error as Error).message}.`)];
  } finally {
    await own.close();
    await database.close();
  }
}

async function server(query: Query): Promise<Finding[]> {
  const asked = Date.now();
  const [row] = await query<{ version: string; number: number; now: Date; user: string; free: number }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
       clock_timestamp() AS now, current_user AS user,
       current_setting('max_connections')::int - (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS free`,
  );
  const { free, now, number, user, version } = row!;
  const apart = Math.abs(now.getTime() - (asked + Date.now()) / 2);
  return [
    number >= leastVersion * 10_000
      ? ok(`The database answers: PostgreSQL ${version}, as ${user}; its connections stay with who opened them.`)
      : bad(`The database is PostgreSQL ${version}: ${leastVersion} or newer is needed.`),
    free >= 30
      ? ok(`The database has ${free} free connections; a host takes up to 30.`)
      : look(`The database has ${free} free connections left, a host takes up to 30: raise max_connections.`),
    apart < clockTolerance
      ? ok('The clocks of this machine and of the database agree.')
      : bad(
          `The clocks of this machine and of the database are ${Math.round(apart / 1000)} s apart: set both by NTP, or sessions and schedules go wrong.`,
        ),
  ];
}

async function tables(query: Query): Promise<Finding> {
  const [found] = await query<{ there: boolean }>(
    "SELECT to_regclass('public.payload_migrations') IS NOT NULL AS there",
  );
  if (!found!.there) return look('The database is empty: the first start, or `nasaq migrate`, makes the tables.');
  const applied = new Set(await appliedMigrations(query));
  const waiting = migrations.filter(({ name }) => !applied.has(name));
  const missing = waiting.filter(({ name }) => !isContract(name));
  const newer = [...applied].filter((name) => !migrations.some((known) => known.name === name));
  if (missing.length > 0)
    return look(
      `The tables lack ${missing.length} migrations: the next start, or \`nasaq migrate\`, makes up for them.`,
    );
  if (waiting.length > 0)
    return look(
      `${waiting.length} steps that take away what older releases need wait for \`nasaq migrate --contract\` (docs/operating/upgrade.md).`,
    );
  return newer.length > 0
    ? look(`The tables are of a newer release (${newer.at(-1)}): start that one.`)
    : ok(`The tables are those of this release (${migrations.at(-1)!.name}).`);
}

async function backups(query: Query): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { passphrase, passphraseFile, times } = env.backup;
  if (passphrase ?? passphraseFile) {
    await readPassphrase(env.backup).catch((error: Error) => void findings.push(bad(error.message)));
    const [state] = await Promise.all([
      readBackupState(query).catch(() => ({})),
      mkdir(env.backup.folder, { recursive: true, mode: 0o700 }).catch(() => {}),
    ]);
    findings.push(await writable(env.backup.folder));
    const verdict = verdictOn(state, times.length > 0, new Date());
    if (verdict === 'good') findings.push(ok('The newest backup was restored elsewhere and compared.'));
    else if (verdict === 'unscheduled') findings.push(look('No backups are made by the clock: set BACKUP_SCHEDULE.'));
    else
      findings.push(
        (verdict === 'unproven' || verdict === 'waiting' ? look : bad)(
          `Backups: ${verdict}. The dashboard and the log say more.`,
        ),
      );
  } else
    findings.push(
      look('There are no backups: set BACKUP_SCHEDULE and BACKUP_PASSPHRASE_FILE (docs/operating/backup.md).'),
    );
  return findings;
}

/** Bytes of free disk below which hosts refuse files, and below which somebody should know. */
const reserve = { least: 256 * 1024 ** 2, some: 2 * 1024 ** 3 };

async function storage(): Promise<Finding[]> {
  const bucket = bucketOfThis();
  const s3Problem = await bucket?.problem();
  const folders = [env.dataDir, path.join(env.dataDir, 'media'), path.join(env.dataDir, 'uploads')];
  const findings = await Promise.all(folders.map(writable));
  if (bucket)
    findings.push(
      s3Problem
        ? bad(`The bucket ${bucket.name} of S3 cannot be used: ${s3Problem}.`)
        : ok(`The bucket ${bucket.name} of S3 can be read.`),
    );
  const disk = await statfs(env.dataDir).catch(() => undefined);
  if (!disk) return findings;
  const free = disk.bavail * disk.bsize;
  const said = `${(free / 1024 ** 3).toFixed(1)} GB of disk are free for ${env.dataDir}`;
  if (free < reserve.least)
    findings.push(bad(`${said}: files are refused below 0.25 GB. Make room, or move DATA_DIR.`));
  else findings.push(free < reserve.some ? look(`${said}: make room soon.`) : ok(`${said}.`));
  return findings;
}

/** A folder that is not there yet is made at the first start, where the one above it lets us. */
async function writable(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(`${folder} can be read and written.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return look(`${folder} is not there yet: the first start makes it.`);
    return bad(`${folder} cannot be written (${code}): give it to the user that runs the host (chown).`);
  }
}

async function rights(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of [secretFile, formerSecretsFile, 'first-login.json', 'uploads']) {
    const file = path.join(env.dataDir, name);
    const found = await stat(file).catch(() => undefined);
    if (!found) continue;
    const mode = found.isDirectory() ? '700' : '600';
    findings.push(
      (found.mode & 0o077) === 0
        ? ok(`${file} is its owner’s alone.`)
        : bad(`${file} can be read by others: chmod ${mode} ${file}, and change what it holds.`),
    );
  }
  if (process.getuid?.() === 0)
    findings.push(look('This is root: let an ordinary user run the hosts, and own DATA_DIR.'));
  return findings;
}

async function mail(): Promise<Finding> {
  if (env.smtpUrl === undefined) return look('There is no mail server: mails are kept and none is sent. Set SMTP_URL.');
  const { host } = new URL(env.smtpUrl);
  const reason = await askMailServer(env.smtpUrl);
  return reason === undefined
    ? ok(`The mail server ${host} answers and lets us in.`)
    : bad(`The mail server ${host} does not: ${reason}. Check SMTP_URL, and whether the port is open from here.`);
}

async function sender(selector: string | true | undefined): Promise<Finding[]> {
  if (env.smtpUrl === undefined) return [];
  return senderFindings(env.mailFrom?.address ?? env.adminEmail, typeof selector === 'string' ? selector : undefined);
}

async function sites(): Promise<Finding[]> {
  return Promise.all(
    env.siteAddresses.map(async (site) => {
      const answer = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.ok
        ? ok(`The site at ${site} answers.`)
        : look(
            `The site at ${site} does not answer: start it, or set SITE_ADDRESSES to where this machine reaches it.`,
          );
    }),
  );
}
