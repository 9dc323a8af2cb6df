import { isolated } from '@nasaq/contract';
import { getTranslation, type I18nClient } from '@payloadcms/translations';
import { toast, useDocumentInfo, useEditDepth, useForm, useTranslation } from '@payloadcms/ui';
import type { ClientField, FormState } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { savingTexts } from '../../catalogue/index.ts';
import { useEntryAddress } from './use-form.ts';

/** The words that are shown at the moment. */
export function toldWords(): ReadonlySet<unknown> {
  return new Set(toast.getToasts().map(({ id }) => id));
}

/** What has come up since. */
export function wordsSince(told: ReadonlySet<unknown>) {
  return toast.getToasts().filter(({ id }) => !told.has(id));
}

/**
 * Says once which fields of a form were refused, in the place of what Payload has said since: that names none which the
 * browser has found wrong, and takes a comma in a name for the end of it.
 * @returns whether any was
 */
export function useRefusedTold(): (told: ReadonlySet<unknown>) => boolean {
  const { docConfig } = useDocumentInfo();
  const { getFields } = useForm();
  const { i18n } = useTranslation();
  return (told) => {
    const texts = savingTexts[interfaceLanguage(i18n)];
    const refused = refusedFields(getFields(), { fields: docConfig?.fields ?? [], file: texts.file, i18n });
    if (refused.length === 0) return false;
    // In the same place: what has only just been said may not stand there yet, and could not be taken away.
    const [said, ...others] = wordsSince(told);
    for (const { id } of others) toast.dismiss(id);
    const list = new Intl.ListFormat(i18n.language).format(refused.map((label) => isolated(label)));
    toast.error(fill(texts.fieldsToMend, { fields: list }), said && { id: said.id });
    return true;
  };
}

/** Whether Payload leads on to the page of what is made, and says there that it was; a drawer stays where it is. */
export function useLedOn(): boolean {
  const { redirectAfterCreate } = useDocumentInfo();
  const isNew = useEntryAddress() === null;
  return useEditDepth() < 2 && isNew && redirectAfterCreate !== false;
}

interface Told {
  fields: readonly ClientField[];
  /** What the file of an upload is called: it is no field of the config. */
  file: string;
  i18n: I18nClient;
}

/** What the fields of a form are called that were refused, in the language of the menus. */
function refusedFields(state: FormState, told: Told): string[] {
  const refused = Object.keys(state).filter((path) => state[path]?.valid === false);
  return [...new Set(refused.map((path) => (path === 'file' ? told.file : labelAt(path, told))))];
}

/** With the row that it stands in: «Steps 2 › Text». */
function labelAt(path: string, { fields, i18n }: Told): string {
  const labels: string[] = [];
  let inside = fields;
  for (const part of path.split('.')) {
    const field = named(inside, part);
    if (!field && labels.length > 0 && /^\d+$/.test(part)) labels.push(`${labels.pop()} ${Number(part) + 1}`);
    if (!field) continue;
    if ('label' in field && field.label) labels.push(getTranslation(field.label, i18n));
    inside = 'fields' in field ? field.fields : [];
  }
  return labels.join(' › ') || path;
}

/** Rows, tabs and what folds have no name of their own: their fields stand beside them. */
function named(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const inside = 'tabs' in field ? (field.tabs as ClientField[]) : 'fields' in field ? field.fields : [];
    const found = 'name' in field && field.name ? undefined : named(inside, name);
    if (found) return found;
  }
  return undefined;
}
