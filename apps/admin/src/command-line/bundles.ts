import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type BundleManifest,
  exportBundle,
  importBundle,
  openBundle,
  type Plan,
  type Planned,
  planBundle,
  standingOf,
  takeAll,
} from '../bundles/index.ts';
import { directUrl } from '../platform/database/address.ts';
import { openOwnQuery } from '../platform/database/query.ts';
import { tellHosts } from '../platform/changes/spread-changes.ts';
import { type Command, Refusal } from './command.ts';
import { withPayload } from './staff.ts';

export const exportContent: Command = {
  name: 'export',
  usage: 'FILE [--only WHAT …] [--related]',
  summary: 'Writes content, its pictures and the settings into one file, to be imported by another installation.',
  details: [
    '--only     kinds or single documents, separated by commas: posts,articles,globals/site,posts/web-speed.',
    '           Pictures, categories, authors and tags that they show come along.',
    '--related  the entries that they refer to come along, too.',
    'Accounts, what visitors sent, chats, mails and members of staff never leave.',
  ],
  options: { only: { type: 'string', multiple: true }, related: { type: 'boolean' } },
  takes: { least: 1, most: 1 },
  run: ({ options, rest: [file] }) =>
    withPayload(async (payload) => {
      const { only = [] } = options as { only?: string[] };
      const choice = { only: only.flatMap((one) => one.split(',')).filter(Boolean), related: options.related === true };
      const place = path.resolve(file!);
      const { bytes, manifest } = await exportBundle(payload, choice);
      const draft = `${place}.draft`;
      try {
        await pipeline(bytes, createWriteStream(draft, { flush: true }));
        await rename(draft, place);
      } finally {
        await rm(draft, { force: true });
      }
      const { size } = await stat(place);
      console.log(`${place} (${(size / 1024 ** 2).toFixed(1)} MB) holds ${contentsOf(manifest)}.`);
      if (manifest.missing.length > 0)
        console.log(`${manifest.missing.length} files of pictures were not there: ${manifest.missing.join(', ')}.`);
    }),
};

export const importContent: Command = {
  name: 'import',
  usage: 'FILE [--dry-run] [--drafts] [--overwrite]',
  summary: 'Brings in what `nasaq export` has written, all of it or nothing. Nothing is deleted.',
  details: [
    '--dry-run    says what would change, and changes nothing.',
    '--drafts     nothing of it is published: it waits as drafts.',
    '--overwrite  where both sides have changed a value since the last import, that of the file counts.',
    '             Without it, the one that is here stays.',
  ],
  options: { 'dry-run': { type: 'boolean' }, drafts: { type: 'boolean' }, overwrite: { type: 'boolean' } },
  takes: { least: 1, most: 1 },
  run: ({ options, rest: [file] }) =>
    withPayload(async (payload) => {
      const bundle = await openBundle(path.resolve(file!));
      try {
        const plan = await planBundle(payload, bundle);
        for (const sentence of saying(plan, bundle.manifest, options.overwrite === true)) console.log(sentence);
        if (options['dry-run'] === true) return;
        const refused = plan.rows.filter(({ problem }) => problem);
        const { meanwhile, taken, waiting } = await importBundle(payload, bundle, {
          decisions: takeAll(plan, options.overwrite === true),
          publish: options.drafts !== true,
          by: null,
        });
        await tell();
        console.log(`Done: ${taken.length} documents were written.`);
        if (waiting.length > 0) console.log(`${waiting.length} wait as drafts for a second person: ${some(waiting)}.`);
        if (meanwhile.length > 0) console.log(`Changed meanwhile and left alone: ${some(meanwhile)}.`);
        if (refused.length > 0) throw new Refusal(`${refused.length} documents were left out, see above.`);
      } finally {
        bundle.close();
      }
    }),
};

/** Hosts that run know nothing of what another process has written. */
async function tell(): Promise<void> {
  const url = directUrl();
  if (!url) return;
  const own = openOwnQuery(url);
  await tellHosts(own.query, { type: 'all', withdrawn: true }).finally(() => own.close());
}

function saying({ bases, rows }: Plan, manifest: BundleManifest, overwrite: boolean): string[] {
  const { company, made, release } = manifest;
  const whose = company.en ?? company.ar;
  const lines = [`Made at ${made} by release ${release}${whose ? `, of ${whose}` : ''}: ${contentsOf(manifest)}.`];
  if (bases.newest && bases.newest > made)
    lines.push(`It is older than the last one that came in from there (${bases.newest}).`);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(standingOf(row), (counts.get(standingOf(row)) ?? 0) + 1);
  const said = {
    new: 'new',
    changed: 'changed',
    conflict: 'different on both sides',
    kept: 'kept as they are here',
  };
  const told = Object.entries(said).map(([standing, words]) => `${counts.get(standing) ?? 0} ${words}`);
  lines.push(`${told.join(', ')}, ${counts.get('same') ?? 0} the same.`);
  for (const row of rows) lines.push(...sayingOf(row, overwrite));
  return lines;
}

const problems = {
  unknownKind: 'this release has no such content',
  trashed: 'what has its name or address here lies in the trash: bring that back first',
  slugTaken: 'another document has its address here',
  circle: 'it would lead in a circle',
  isRead: 'readers find a page at this address, so nobody would be led on from it',
  nowhere: 'nothing stands at the address that it leads to',
  noFile: 'its file is missing',
} as const;

/** Of what never came in before, nobody knows what has changed where. */
const bothSides = [
  [false, 'changed on both sides'],
  [true, 'different; which of them has changed is not known'],
] as const;

function sayingOf(row: Planned, overwrite: boolean): string[] {
  const { differences, missing, name, problem, unknownFields } = row;
  const told = problem?.values.owner ?? problem?.values.way;
  if (problem) return [`  left out  ${name}: ${problems[problem.reason]}${told ? ` (${told})` : ''}`];
  const standing = standingOf(row);
  const lines: string[] = [];
  if (standing === 'new') lines.push(`  new       ${name}`);
  if (standing === 'changed' || standing === 'conflict') {
    const theirs = differences.filter(({ side }) => side === 'theirs').map(({ key }) => key);
    if (theirs.length > 0) lines.push(`  changes   ${name}: ${theirs.join(', ')}`);
    for (const [isUnknown, why] of bothSides) {
      const both = differences.filter((one) => one.side === 'both' && Boolean(one.isUnknown) === isUnknown);
      const keys = both.map(({ key }) => key).join(', ');
      if (keys) lines.push(`  ${overwrite ? 'replaces' : 'keeps   '}  ${name}: ${keys} (${why})`);
    }
  }
  if (missing.length > 0) lines.push(`            ${name} refers to what is not here: ${some(missing)}`);
  if (unknownFields.length > 0)
    lines.push(`            ${name} has what this release does not know: ${some(unknownFields)}`);
  return lines;
}

function contentsOf({ counts }: BundleManifest): string {
  return (
    Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ') || 'nothing'
  );
}

function some(names: readonly string[]): string {
  return names.length > 8 ? `${names.slice(0, 8).join(', ')}, …` : names.join(', ');
}
