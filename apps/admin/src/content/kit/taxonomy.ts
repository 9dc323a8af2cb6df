import type { CollectionConfig } from 'payload';
import { taxonomyAccess } from '../../platform/staff/access.ts';
import { requireOthers, saveOthers, type InBothLanguages } from '../entry/fields/other-language.ts';
import { trashItem } from '../entry/fields/panels.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce.ts';
import { firstPublish } from '../entry/hooks/first-publish.ts';
import { foldSearch, keepSearchText, searchColumn } from '../../platform/staff/list-search.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from '../uses/refuse-used.ts';
import { withMergedSaves } from '../saving/plain-saves.ts';
import { checkEndpoints } from '../checks/endpoints.ts';
import { forgetChecks } from '../checks/forget.ts';
import { usesEndpoint } from '../uses/find-uses.ts';

interface Taxonomy extends Pick<CollectionConfig, 'fields' | 'labels' | 'orderable'> {
  slug: 'authors' | 'categories' | 'tags';
  /** The fields that are asked for in both languages at once; the first one is its name. */
  both: [InBothLanguages, ...InBothLanguages[]];
  defaultColumns: string[];
  /** The fields by whose words a list finds it. */
  searched: string[];
  /** Before the other language is saved and the sites are told. */
  afterChange?: NonNullable<CollectionConfig['hooks']>['afterChange'];
}

/** What entries are marked with: it is public as soon as it is saved, and stays as long as an entry needs it. */
export function taxonomy({
  afterChange = [],
  both,
  defaultColumns,
  searched,
  slug,
  ...config
}: Taxonomy): CollectionConfig {
  return withMergedSaves({
    slug,
    ...config,
    ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
    trash: true,
    // Two of one name help nobody.
    disableDuplicate: true,
    endpoints: [usesEndpoint(slug), ...checkEndpoints({ collection: slug })],
    admin: {
      hideAPIURL: true,
      components: { edit: { editMenuItems: [trashItem] } },
      useAsTitle: both[0].of,
      group: groups.shared,
      defaultColumns,
      listSearchableFields: [searchColumn],
    },
    hooks: {
      beforeOperation: [foldSearch()],
      beforeChange: [refuseTrashingUsed, requireOthers(both), firstPublish, keepSearchText(...searched)],
      afterChange: [...afterChange, saveOthers(both), announcePlainChange],
      beforeDelete: [refuseDeletingUsed],
      afterDelete: [announcePlainDelete, forgetChecks],
    },
  });
}
