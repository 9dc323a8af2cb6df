import type {
  Endpoint,
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
} from 'payload';
import { hasRole, isAdmin } from '../../platform/staff/access.ts';
import type { Role } from '../../platform/staff/roles.ts';
import { type NewAct, recordAct } from '../../platform/staff/audit/record-act.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { publishSettingsButton, settingsStatus, versionsView, versionView } from '../entry/fields/panels.ts';
import { announceGlobal, publishedGlobal, recallGlobal, rememberGlobal } from '../entry/hooks/announce.ts';
import { answerGlobalForm, noteGlobalForm, openGlobalForm } from '../saving/answer-form.ts';
import { autosave } from '../saving/autosave.ts';
import { savingFields } from '../saving/fields.ts';
import { keepStorableGlobal, mergeGlobalSave, recordGlobalChanges } from '../saving/merge-hooks.ts';
import { overruledEndpoints } from '../saving/overruled-endpoint.ts';
import { readNewestGlobal } from '../saving/newest.ts';
import { restoreGlobalEndpoint } from '../saving/versions-endpoint.ts';
import { takeBackEndpoints } from '../versions/take-back.ts';

/** As it is published, without what Payload and the merging of saves keep with it. */
type Stored = Record<string, unknown>;

interface Settings {
  slug: string;
  label: Bilingual;
  description?: Bilingual;
  fields: Field[];
  /** Where in the navigation; with what the system needs, where nothing else is said. */
  group?: keyof typeof groups;
  /** Reached from another screen alone: no entry in the navigation. */
  isUnlisted?: boolean;
  /** In the place of administrators alone: who has the form is a role, too, since a menu asks for no request. */
  open?: { access: NonNullable<GlobalConfig['access']>; to?: Role };
  /** For who works here: no page shows it. */
  isOfTeam?: boolean;
  /** What a publication changes, as the audit trail tells it; the names of the fields without. */
  actsOf?: (before: Stored, after: Stored) => Partial<Pick<NewAct, 'subject' | 'detail'>>[];
  /** Look at what is saved, or change it, after the saves of two administrators are merged. */
  beforeChange?: GlobalBeforeChangeHook[];
  afterChange?: GlobalAfterChangeHook[];
  /** Below `/api/globals/<slug>`. */
  endpoints?: Endpoint[];
}

/**
 * What an owner decides for the whole site. Unlike a page it has one state for both languages: they go out together, in
 * the moment of publishing, and every page that names the slug in its tags is purged. Drafts save by themselves and are
 * merged, fifty versions are kept and come back as a draft, administrators alone read and change it unless more is said.
 */
export function settingsGlobal(settings: Settings): GlobalConfig {
  const { slug, label, description, fields, group = 'system', isUnlisted, isOfTeam, open, actsOf = namesOf } = settings;
  return {
    slug,
    label,
    access: open?.access ?? { read: isAdmin, readVersions: isAdmin, update: isAdmin },
    admin: {
      hideAPIURL: true,
      group: isUnlisted ? false : groups[group],
      hidden: ({ user }) => !hasRole(user, ...(open?.to ? [open.to] : [])),
      ...(description && { description }),
      components: {
        elements: {
          PublishButton: { path: publishSettingsButton, clientProps: { isOfTeam: isOfTeam ?? false } },
          Status: { path: settingsStatus, clientProps: { isOfTeam: isOfTeam ?? false } },
        },
        views: { edit: { versions: { Component: versionsView }, version: { Component: versionView } } },
      },
    },
    versions: { max: 50, drafts: { autosave, localizeStatus: false } },
    // Saves are merged: nobody has to wait for another.
    lockDocuments: false,
    hooks: {
      beforeOperation: [saveAsDraft, keepStorableGlobal, readNewestGlobal, noteGlobalForm, mergeGlobalSave],
      beforeChange: [recordGlobalChanges, rememberGlobal, ...(settings.beforeChange ?? [])],
      afterChange: [announceGlobal, recordPublication(actsOf), ...(settings.afterChange ?? []), answerGlobalForm],
      afterRead: [openGlobalForm],
    },
    endpoints: [
      restoreGlobalEndpoint(slug as GlobalSlug),
      ...takeBackEndpoints(slug as GlobalSlug),
      ...overruledEndpoints({ global: slug }),
      ...(settings.endpoints ?? []),
    ],
    fields: [...savingFields(), ...fields],
  };
}

/** Settings cannot be taken off: what does not publish is the save of a draft, also of who forgot to say so over REST. */
const saveAsDraft: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' && args.data?._status !== 'published' ? { ...args, draft: true } : args;

/** What Payload and the merging of saves keep with settings. */
const unsaid = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'changes', 'formBase', '_status']);

/** Who has changed what all readers see stands in the audit trail. */
function recordPublication(actsOf: NonNullable<Settings['actsOf']>): GlobalAfterChangeHook {
  return async ({ data, doc, global, req }) => {
    if (!req.user || req.context.silent || data._status !== 'published') return doc;
    const before = saidIn(recallGlobal(req, global.slug) ?? {});
    const after = saidIn(await publishedGlobal(req, global.slug));
    for (const act of actsOf(before, after))
      await recordAct({ act: 'changed', kind: global.slug, ...act, actor: req.user }, req);
    return doc;
  };
}

function saidIn(stored: Stored): Stored {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !unsaid.has(name)));
}

function namesOf(before: Stored, after: Stored): { detail: string }[] {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  return changed.length > 0 ? [{ detail: changed.join(', ') }] : [];
}
