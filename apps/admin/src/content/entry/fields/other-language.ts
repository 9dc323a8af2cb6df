import { isLocale, otherLocale, type Locale } from '@nasaq/contract';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { text as validText } from 'payload/shared';
import { isTrashing } from '../../../platform/staff/access.ts';
import { inNameOf, innerRequest, savingForm } from '../../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import type { Bilingual } from '../../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../../catalogue/index.ts';

/** A text that is wanted in both languages: the localized field, and what stands beside it in the form. */
export interface InBothLanguages {
  /** Name of the localized field. */
  of: string;
  label: Bilingual;
  description?: Bilingual;
  maxLength?: number;
  /** More than a line. */
  long?: boolean;
  /** Of which rows neither language is asked for. */
  unless?: (row: object) => boolean;
}

const nameOf = ({ of }: InBothLanguages) => `${of}Other`;

/**
 * The text of the other language, beside the one that is being edited. Payload saves one language at a time, so that a
 * required localized field alone would let something in with one language only. Not a column: it is read from, and
 * written to, the other language of the field.
 */
export function otherLanguage(text: InBothLanguages): TextField {
  return {
    name: nameOf(text),
    // Both kinds are told apart by their look only.
    type: (text.long ? 'textarea' : 'text') as 'text',
    virtual: true,
    required: true,
    ...(text.maxLength ? { maxLength: text.maxLength } : {}),
    label: text.label,
    validate: otherIsThere(text),
    // Saves are merged in it as in the text itself.
    custom: { otherOf: text.of },
    hooks: { afterRead: [readOther(text.of)] },
    admin: {
      // Payload shows virtual fields read-only; this one is written by `saveOthers`.
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
      ...(text.description ? { description: text.description } : {}),
    },
  };
}

function readOther(of: string): FieldHook {
  return async ({ collection, data, originalDoc, req }) => {
    const id = (data?.id ?? originalDoc?.id) as number | undefined;
    if (id === undefined || !collection || !isLocale(req.locale)) return undefined;
    // Lists and public answers have no use for it.
    if (req.payloadAPI === 'local' && !req.user) return undefined;
    return (await storedTexts(req, collection.slug, id, of))[otherLocale(req.locale)] ?? undefined;
  };
}

/**
 * For the localized field that names a document: lists and pickers show the other language's name where there is none.
 * A form does not: what it shows would be saved in its own language.
 */
export function orOtherName(of: string): FieldHook {
  return async ({ collection, findMany, req, siblingData, value }) => {
    if (value || !findMany || !req.user || !collection || !isLocale(req.locale)) return value as unknown;
    const { id } = siblingData as { id?: number };
    return id === undefined ? value : (await storedTexts(req, collection.slug, id, of))[otherLocale(req.locale)];
  };
}

type Texts = Partial<Record<Locale, string | null>>;

async function storedTexts(req: PayloadRequest, collection: string, id: number, of: string): Promise<Texts> {
  const read = async () =>
    (await req.payload.db.findOne({
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
      select: { [of]: true },
      req: { transactionID: req.transactionID } as PayloadRequest,
    })) as Record<string, Texts | null> | null;
  const row = await (req.transactionID === undefined ? read() : inTurn(req, read));
  return row?.[of] ?? {};
}

const turns = new WeakMap<PayloadRequest, Promise<unknown>>();

/** The fields of a document ask at once; the one connection of a transaction answers one after the other. */
function inTurn<T>(req: PayloadRequest, read: () => Promise<T>): Promise<T> {
  const answer = (turns.get(req) ?? Promise.resolve()).then(read);
  turns.set(
    req,
    answer.catch(() => {}),
  );
  return answer;
}

/** In the context of a save, of one document of those that it changes: the texts whose other language it lacks. */
function lackingOf(id: number | string | undefined): string {
  return `lackingOthers:${id ?? 'new'}`;
}

/**
 * Finds what would leave a text without its other language; the field beside it then says so together with all that is
 * wrong elsewhere. The product's own calls (the demo company, tests) bring one language after the other.
 */
export function requireOthers(texts: readonly InBothLanguages[]): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const names = new Set<string>();
    req.context[lackingOf((originalDoc as { id?: number } | undefined)?.id)] = names;
    if (!isLocale(req.locale) || (req.payloadAPI === 'local' && !req.user)) return data;
    // On the way to the trash and back nothing else is asked.
    if (isTrashing(data) || originalDoc?.deletedAt) return data;
    const row = { ...(originalDoc as object | undefined), ...data };
    for (const text of texts.filter(({ unless }) => !unless?.(row))) {
      const name = nameOf(text);
      const sent = name in data && data[name] !== undefined;
      const stored =
        operation === 'update' && !sent
          ? (await storedTexts(req, collection.slug, originalDoc.id as number, text.of))[otherLocale(req.locale)]
          : undefined;
      if (isBlank(sent ? data[name] : stored)) names.add(name);
    }
    return data;
  };
}

/** Of a form that is being filled, what it holds is judged; of a save, what was found before. Its length is, of both. */
function otherIsThere(text: InBothLanguages): TextFieldSingleValidation {
  return (value, options) => {
    const { data, event, id, req } = options;
    const isLacking =
      event === 'onChange'
        ? isBlank(value) && !text.unless?.(data)
        : Boolean((req.context[lackingOf(id)] as Set<string> | undefined)?.has(nameOf(text)));
    if (isLacking) return neededMessage(req);
    return isBlank(value) || validText(value, options as Parameters<typeof validText>[1]);
  };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

function neededMessage(req: PayloadRequest): string {
  return contentLabels.otherLanguage.needed[interfaceLanguage(req.i18n)];
}

/** Stores what was typed for the other language in that language, where its address follows from its title. */
export function saveOthers(texts: readonly InBothLanguages[]): CollectionAfterChangeHook {
  return async ({ collection, data, doc, req }) => {
    if (!isLocale(req.locale)) return doc;
    const locale = otherLocale(req.locale);
    const shown: Record<string, string> = {};
    const changed: Record<string, string> = {};
    for (const text of texts) {
      const typed = data[nameOf(text)] as string | null | undefined;
      if (!typed) continue;
      shown[nameOf(text)] = typed;
      const stored = await storedTexts(req, collection.slug, doc.id as number, text.of);
      if (stored[locale] !== typed) changed[text.of] = typed;
    }
    if (Object.keys(changed).length > 0)
      await req.payload.update({
        collection: collection.slug as 'tags',
        id: doc.id as number,
        locale,
        data: changed,
        depth: 0,
        overrideAccess: true,
        req: { ...innerRequest(req), context: { [inNameOf]: req.context[savingForm] } },
      });
    return { ...doc, ...shown };
  };
}
