import { locales } from '@nasaq/contract';
import { bearsLanguage } from '@nasaq/translation';
import { Gutter } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest, Where } from 'payload';
import Link from 'next/link.js';
import { fieldsOf } from '../../checks/document.ts';
import { nameOfNewest } from '../../saving/newest.ts';
import { goesOutInBoth, type Published } from '../published.ts';
import { type VersionSavers, versionSavers } from '../version-savers.ts';
import { interfaceLanguage, menuTags } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import '../../saving/screens/saving.css';
import { VersionStates } from './version-states.tsx';
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
  const hasOneState = versions.every(({ version }) => typeof version._status === 'string');
  const names = await namesOf(req, saved);
  const list = new Intl.ListFormat(menuTags[language]);
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
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.saved}</th>
              <th scope="col">{texts.by}</th>
              {hasLanguages && <th scope="col">{texts.language}</th>}
              <th scope="col">{hasOneState ? texts.stateAlone : texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {saved.map(({ by, id, languages, updatedAt, version }, place) => (
              <tr key={id}>
                <td>
                  <Link href={`${base}/versions/${id}`}>
                    <Moment full language={language} value={updatedAt} withSeconds={isOfSameMinute(saved, place)} />
                  </Link>
                </td>
                <td>
                  {list
                    .formatToParts(by.map((member) => names.get(member) ?? texts.somebody))
                    .map(({ type, value }, place) =>
                      type === 'element' ? <bdi key={by[place / 2]}>{value}</bdi> : value,
                    )}
                  {by.length === 0 && '–'}
                </td>
                {hasLanguages && (
                  <td>
                    {list.format(
                      (goesOutInBoth(version) ? locales : languages).map((locale) => texts.languages[locale]),
                    ) || '–'}
                  </td>
                )}
                <td>
                  <VersionStates draft={req.t('version:draft')} language={language} status={version._status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
}

/** Whether a version could be taken for the one above or below it. */
function isOfSameMinute(versions: readonly { updatedAt: string }[], place: number): boolean {
  const minute = (at: number) => versions[at]?.updatedAt.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return minute(place) === minute(place - 1) || minute(place) === minute(place + 1);
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
