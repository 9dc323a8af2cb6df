import { type ContentType, contentTypes, type Locale, locales } from '@nasaq/contract';
import type { Payload } from 'payload';
import { readBackupState, verdictOn } from '../backup/index.ts';
import { findLeftOut, libraryRoute } from '../content/index.ts';
import { env } from '../env.ts';
import { queryOn, type Query } from '../platform/database/query.ts';
import { builtName } from '../platform/staff/member-name.ts';
import { unwritten } from './legal-skeleton.ts';
import { readPromises } from './promises.ts';
import { isInvented, readSite, type StoredSite } from './read-site.ts';
import type { Step } from './start-api.ts';
import { readStart } from './state.ts';

/**
 * How far the way to a launch is gone: told by what is stored, so that whatever is done anywhere counts.
 * @param language of the menus
 */
export async function readSteps(payload: Payload, language: Locale): Promise<Step[]> {
  const query = queryOn(payload);
  const site = await readSite(payload);
  const state = await readStart(query);
  const isDemo = isInvented(site);
  const { totalDocs: colleagues } = await payload.count({ collection: 'users', overrideAccess: true });
  const { totalDocs: unnamed } = await payload.count({
    collection: 'users',
    where: { name: { equals: builtName } },
    overrideAccess: true,
  });
  const withoutAlt = await countIn(
    query,
    `SELECT count(*) FROM media m WHERE m.deleted_at IS NULL AND m.decorative IS NOT TRUE AND (SELECT count(*)
     FROM media_locales l WHERE l._parent_id = m.id AND coalesce(l.alt, '') <> '') < ${locales.length}`,
  );
  const promises = await readPromises(payload, language);
  const hasMailServer = Boolean(env.smtpUrl);
  const hasHome = await isPublished(payload, 'home');
  return [
    { name: 'company', isDone: isNamed(site) && !isDemo },
    { name: 'hours', isDone: site.week.length > 0 && !isDemo, to: '/globals/site' },
    { name: 'brand', isDone: await isPublished(payload, 'brand'), to: '/globals/brand' },
    { name: 'parts', isDone: await isPublished(payload, 'parts'), to: '/globals/parts' },
    { name: 'home', isDone: hasHome && !isDemo, to: '/globals/home' },
    await legal(payload, isDemo),
    {
      name: 'words',
      isDone: (Boolean(state.read) || promises.length === 0) && !isDemo,
      count: promises.length,
      promises,
    },
    { name: 'colleagues', isDone: colleagues > 1 && unnamed === 0, isKept: !hasMailServer, to: '/collections/users' },
    { name: 'mail', isDone: hasMailServer && Boolean(state.mailed) },
    { name: 'address', isDone: env.siteUrl.startsWith('https://') && env.adminUrl.startsWith('https://') },
    await menus(payload),
    { name: 'alt', isDone: withoutAlt === 0, count: withoutAlt, to: `${libraryRoute}?fault=alt` },
    await searchTexts(query),
    { name: 'backup', isDone: await hasBackup(query) },
    { name: 'demo', isDone: !isDemo },
  ];
}

/** In every language that it is kept in. */
async function isPublished(payload: Payload, slug: 'home' | 'brand' | 'parts'): Promise<boolean> {
  const stored = await payload.db.findGlobal<{ _status?: unknown; createdAt?: unknown }>({ slug });
  const status = stored?._status;
  if (typeof status === 'string') return status === 'published' && Boolean(stored.createdAt);
  return locales.every((locale) => (status as Record<string, unknown> | null | undefined)?.[locale] === 'published');
}

/** What of menu and footer, as they are about to be, readers would look for in vain. */
async function menus(payload: Payload): Promise<Step> {
  const { footer, menu } = await findLeftOut(payload);
  const count = footer.length + menu.length;
  return { name: 'menu', isDone: count === 0, count, to: '/globals/navigation' };
}

async function legal(payload: Payload, isDemo: boolean): Promise<Step> {
  const { docs } = await payload.db.find<{ _status?: Record<string, string>; body?: Record<string, unknown> }>({
    collection: 'legals',
    where: { deletedAt: { exists: false } },
    pagination: false,
    limit: 0,
  });
  const open = docs.filter(
    ({ _status, body }) =>
      !locales.every((locale) => _status?.[locale] === 'published') ||
      Object.values(unwritten).some((mark) => JSON.stringify(body ?? {}).includes(mark)),
  ).length;
  const step = { name: 'legal', to: '/collections/legals' } as const;
  return { ...step, isDone: docs.length > 0 && open === 0 && !isDemo, ...(open > 0 && { count: open }) };
}

/** Published entries without a description for search engines: their summary stands for it, and is seldom written for that. */
async function searchTexts(query: Query): Promise<Step> {
  const parts = contentTypes.map(
    (type) =>
      `SELECT 1 FROM ${tableOf(type)}_locales l JOIN ${tableOf(type)} e ON e.id = l._parent_id
       WHERE e.deleted_at IS NULL AND l._status = 'published' AND coalesce(l.seo_description, '') = ''`,
  );
  const count = await countIn(query, `SELECT count(*) FROM (${parts.join(' UNION ALL ')}) missing`);
  return { name: 'search', isDone: count === 0, count, to: '/gaps' };
}

async function hasBackup(query: Query): Promise<boolean> {
  const state = await readBackupState(query);
  return (
    Boolean(state.made) && !['failed', 'refuted', 'overdue'].includes(verdictOn(state, env.backup.times.length > 0))
  );
}

async function countIn(query: Query, text: string): Promise<number> {
  const [row] = await query<{ count: string }>(text);
  return Number(row?.count ?? 0);
}

/** In every language, and with a way to be reached. */
function isNamed({ email, name }: StoredSite): boolean {
  return email !== '' && locales.every((locale) => Boolean(name?.[locale]?.trim()));
}

function tableOf(type: ContentType): string {
  return type.replaceAll('-', '_');
}
