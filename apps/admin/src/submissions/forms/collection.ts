import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload';
import {
  changesField,
  inTrash,
  momentFields,
  recordEntryChanges,
  redirectMovedForm,
  refuseDeletingUsed,
  refuseTrashingUsed,
  restoreEntryEndpoint,
  trashItem,
  usedIn,
  usesEndpoint,
  versionsView,
  versionView,
} from '../../content/index.ts';
import { hasRole, isAdmin, isStaff } from '../../platform/staff/access.ts';
import { announceAfterCommit } from '../../platform/changes/change.ts';
import type { Form } from '../../platform/payload/payload-types.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import { groups } from '../../platform/staff/groups.ts';
import { formTexts } from '../catalogue/index.ts';
import { fieldParts } from './field-parts.ts';
import { formNames, ownForm, productForms, shownForms } from './form-names.ts';
import { formName, presentPlan } from './form-settings.ts';
import { keepVersion } from './form-versions.ts';
import { meanwhileEndpoint } from './meanwhile.ts';
import { mergeSaves, openedField } from './merge-saves.ts';
import { isMoved, keepStored, keepWaiting, storedForm } from './trash.ts';
import { validateAddress, validateFields, validateMailText, validateOwn, validateRecipients } from './validate.ts';

/** Only of the owner's own forms. */
const isOwn = (data: Partial<Form>) => data.form === ownForm;

/**
 * By their names, without a form of a part that is off; one that was arranged before stays what it is. Options themselves
 * have labels that are functions by then, which no form may be sent.
 */
function offeredForms({ form }: Partial<Form>): string[] {
  const shown = shownForms();
  return [ownForm, ...productForms.filter((kind) => kind === form || shown.includes(kind))];
}

const bothLanguages = { components: { Field: '/submissions/screens/forms/both-languages.tsx#BothLanguages' } };

/**
 * What owners make of forms: one row for each of ours that is not as it came, and one for each of theirs. Without any,
 * every form is the product's. Both languages go out together; a row has drafts and versions like content.
 */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: formTexts.names,
  access: { create: isAdmin, read: isStaff, readVersions: isAdmin, update: isAdmin, delete: isAdmin },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    group: groups.inboxes,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['name', 'form', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: formTexts.explained,
    components: {
      edit: { editMenuItems: [trashItem] },
      beforeListTable: [inTrash, '/submissions/screens/forms/product-forms.tsx#ProductForms'],
      views: { edit: { versions: { Component: versionsView }, version: { Component: versionView } } },
    },
  },
  defaultSort: 'name',
  trash: true,
  disableDuplicate: true,
  lockDocuments: false,
  versions: { maxPerDoc: 100, drafts: true },
  // Payload's own would bring one of ours back as one of the owner's: which form it is, no save may change.
  endpoints: [restoreEntryEndpoint('forms'), usesEndpoint('forms'), meanwhileEndpoint],
  hooks: {
    // Saves are merged, so that nobody has to wait for another.
    beforeValidate: [mergeSaves, nameIt()],
    beforeChange: [refuseTrashingUsed, noteAddress(), recordEntryChanges, keepStored],
    afterChange: [keepWaiting, showReaders()],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [takeBack()],
  },
  fields: [
    openedField(),
    {
      name: 'form',
      type: 'select',
      required: true,
      label: formTexts.which,
      access: { update: () => false },
      options: ([ownForm, ...productForms] as const).map((value) => ({ value, label: formNames[value] })),
      filterOptions: ({ data }) => offeredForms(data as Partial<Form>),
      defaultValue: ownForm,
      admin: { description: formTexts.whichHint },
    },
    page(),
    {
      name: 'fields',
      type: 'json',
      label: formTexts.fields,
      validate: validateFields,
      // Versions tell what has changed in which of them.
      custom: { rows: fieldParts, rowId: 'name', telling: ['label', 'name'] },
      admin: { components: { Field: '/submissions/screens/forms/fields-field.tsx#FieldsField' } },
    },
    mailing(),
    changesField(),
    { name: 'name', type: 'text', label: formTexts.name, admin: { hidden: true } },
    { name: 'adapts', type: 'text', unique: true, index: true, label: formTexts.which, admin: { hidden: true } },
    usedIn(),
    ...momentFields(),
  ],
};

/** Where one of the owner's stands, and what it says around its fields. */
function page(): Field {
  const pair = (name: 'title' | 'lead' | 'submit' | 'sent', type: 'text' | 'textarea'): Field => ({
    type: 'row',
    admin: bothLanguages,
    fields: (['en', 'ar'] as const).map((locale) => ({
      name: `${name}_${locale}`,
      type,
      label: formTexts.pairs[`${name}_${locale}`],
      validate: validateOwn(name, locale),
      admin: { ...(locale === 'ar' ? { rtl: true } : {}), description: formTexts.pairs[`${name}_hint`] },
    })) as Field[],
  });
  return {
    type: 'collapsible',
    label: formTexts.page,
    admin: { condition: isOwn },
    fields: [
      pair('title', 'text'),
      {
        name: 'slug',
        type: 'text',
        unique: true,
        index: true,
        label: formTexts.slug,
        validate: validateAddress,
        admin: { description: formTexts.slugHint },
      },
      pair('lead', 'textarea'),
      pair('submit', 'text'),
      pair('sent', 'textarea'),
      {
        type: 'row',
        fields: [
          { name: 'opens_at', type: 'date', label: formTexts.opensAt, admin: { date: dayAndTime } },
          { name: 'closes_at', type: 'date', label: formTexts.closesAt, admin: { date: dayAndTime } },
        ],
      },
    ],
  };
}

/** Who hears of what is sent, and what its sender reads. */
function mailing(): Field {
  const pair = (
    name: 'recipients' | 'subject' | 'text',
    validate: Field extends { validate?: infer V } ? V : never,
  ): Field => ({
    type: 'row',
    admin: bothLanguages,
    fields: (['en', 'ar'] as const).map((locale) => ({
      name: name === 'recipients' ? `recipients_${locale}` : `mail_${name}_${locale}`,
      type: name === 'subject' ? 'text' : 'textarea',
      label: formTexts.pairs[`${name}_${locale}`],
      validate,
      admin: {
        ...(locale === 'ar' && name !== 'recipients' ? { rtl: true } : {}),
        description: formTexts.pairs[`${name}_hint`],
      },
    })) as Field[],
  });
  return {
    type: 'collapsible',
    label: formTexts.mailing,
    fields: [
      pair('recipients', validateRecipients as never),
      {
        name: 'days',
        type: 'number',
        min: 1,
        max: 60,
        label: formTexts.days,
        admin: { description: formTexts.daysHint, step: 1 },
      },
      pair('subject', validateMailText as never),
      pair('text', validateMailText as never),
    ],
  };
}

/** What it is called in lists, in both languages, and that each of ours is arranged once. */
function nameIt(): CollectionBeforeValidateHook<Form> {
  return ({ data = {}, originalDoc }) => {
    const form = data.form ?? originalDoc?.form ?? ownForm;
    const own = { ...originalDoc, ...data };
    const { en, ar } =
      form === ownForm ? { en: own.title_en ?? '', ar: own.title_ar ?? '' } : formNames[form as keyof typeof formNames];
    return {
      ...data,
      name: [en, ar].filter(Boolean).join(' · '),
      // In the trash it stands in nobody's way who arranges the same one anew.
      adapts: form === ownForm || isTrashed(own) ? null : form,
      ...('slug' in data ? { slug: data.slug?.trim().toLowerCase() || null } : {}),
    };
  };
}

function isTrashed({ deletedAt }: Partial<Form>): boolean {
  return Boolean(deletedAt);
}

const addressKey = 'formAddress';

/** Where readers find it until now: the newest version may be a draft with another address. */
function noteAddress(): CollectionBeforeChangeHook<Form> {
  return async ({ data, originalDoc, req }) => {
    req.context[addressKey] = undefined;
    if (!originalDoc || data._status !== 'published') return data;
    const stored = await storedForm(req, originalDoc.id);
    if (stored?._status === 'published') req.context[addressKey] = stored.slug ?? undefined;
    return data;
  };
}

/** Readers see it from now on, or no more: what they see is kept as a version, and their pages are made anew. */
function showReaders(): CollectionAfterChangeHook<Form> {
  return async ({ doc, previousDoc, req }) => {
    const isShown = doc._status === 'published' && !isTrashed(doc);
    // The newest version may be a draft beside what was shown until it went to the trash.
    const wasShown = previousDoc?._status === 'published' || isMoved(doc, previousDoc);
    if (isShown) {
      const { fields, version } = presentPlan(doc);
      await keepVersion(formName(doc), version, fields, req);
      const before = (req.context[addressKey] as string | undefined) ?? null;
      if (doc.form === ownForm && doc.slug && doc.slug !== before) await redirectMovedForm(req, before, doc.slug);
    }
    // A draft beside what is published changes nothing for readers.
    if (isShown || wasShown)
      await announceAfterCommit(req, { type: 'forms', id: doc.id, ...(isShown ? {} : { withdrawn: true }) });
    return doc;
  };
}

function takeBack(): CollectionAfterDeleteHook<Form> {
  return async ({ doc, req }) => {
    await announceAfterCommit(req, { type: 'forms', id: doc.id, withdrawn: true });
    return doc;
  };
}
