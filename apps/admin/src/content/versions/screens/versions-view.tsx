import { bearsLanguage } from '@nasaq/translation';
import { Gutter } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest, Where } from 'payload';
import { fieldsOf } from '../../checks/document.ts';
import { nameOfNewest } from '../../saving/newest.ts';
import type { Published } from '../published.ts';
import { type VersionSavers, versionSavers } from '../version-savers.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { savingTexts } from '../../catalogue/index.ts';
import '../../saving/screens/saving.css';
import { VersionTable } from './version-table.tsx';
import { VersionsNav } from '../../saving/screens/versions-nav.tsx';

interface Version {
  id: number;
  updatedAt: string;
  version: Published;
}

/** The versions of an entry or page: when, by whom and in which language each was saved. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const language = interfaceLanguage(req.i18n);
  const texts = savingTexts[language];
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}`
    : `/admin/globals/${globalConfig!.slug}`;
  const versions = collectionConfig
    ? await versionsOfEntry(req, collectionConfig.slug as CollectionSlug, docID!)
    : await versionsOfGlobal(req, globalConfig!.slug as GlobalSlug);
  const saved = versions.map(({ id, updatedAt, version }, place) => ({
    id,
    updatedAt,
    version,
    ...versionSavers(version.changes, versions[place + 1]?.version.changes),
  }));
  const names = await namesOf(req, saved);
  const target = collectionConfig
    ? { collection: collectionConfig.slug, id: Number(docID) }
    : { global: globalConfig!.slug };
  const name = await nameOfNewest(req, target);
  const hasLanguages = fieldsOf(req.payload, target).some(bearsLanguage);
  return (
    <main className="saving-versions">
      <VersionsNav name={name} />
      <Gutter>
        <p>{texts.versionsHint}</p>
        <VersionTable
          draft={req.t('version:draft')}
          hasLanguages={hasLanguages}
          href={(id) => `${base}/versions/${id}`}
          language={language}
          names={names}
          versions={saved}
        />
      </Gutter>
    </main>
  );
}

/** In a comparison, in the place of a value that nobody has written: it follows from others. */
export function NotCompared() {
  return null;
}

const newestFirst = { sort: '-updatedAt', pagination: false, locale: 'all' } as const;

/** Who may not read versions is refused; who changed what is then read with the server’s own rights. */
async function versionsOfEntry(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Version[]> {
  const where: Where = { parent: { equals: id }, snapshot: { not_equals: true } };
  const { payload, user } = req;
  await payload.findVersions({ collection, where, limit: 1, select: {}, depth: 0, overrideAccess: false, user });
  const { docs } = await payload.findVersions({ collection, where, depth: 0, overrideAccess: true, ...newestFirst });
  return docs as unknown as Version[];
}

async function versionsOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Version[]> {
  const where: Where = { snapshot: { not_equals: true } };
  const { payload, user } = req;
  await payload.findGlobalVersions({ slug, where, limit: 1, select: {}, depth: 0, overrideAccess: false, user });
  const { docs } = await payload.findGlobalVersions({ slug, where, depth: 0, overrideAccess: true, ...newestFirst });
  return docs as unknown as Version[];
}

async function namesOf({ payload }: PayloadRequest, versions: readonly VersionSavers[]): Promise<Map<number, string>> {
  const ids = versions.flatMap(({ by }) => by);
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
