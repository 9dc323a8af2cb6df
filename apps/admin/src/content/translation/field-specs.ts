import { type Bilingual, type FieldKind, type FieldSpec, pairField, type RowKind } from '@nasaq/translation';
import type { BlocksField, Field } from 'payload';
import { entriesOf, keptByHooks } from '../saving/shape.ts';

/**
 * The fields of a collection or global as the desk, the checks and the exchange with translators know them, in the order
 * of the form. Tabs and lines of its layout are gone; what hooks keep for themselves is left out.
 */
export function fieldSpecsOf({ fields }: { fields: readonly Field[] }): readonly FieldSpec[] {
  const known = specsByFields.get(fields) ?? specsOf(fields, { localized: false, aside: false });
  specsByFields.set(fields, known);
  return known;
}

/** Each save asks for them. */
const specsByFields = new WeakMap<readonly Field[], readonly FieldSpec[]>();

/** Kept by hooks, by Payload, or by nobody. */
const unseen = new Set([...keptByHooks, '_order', pairField]);

interface Inside {
  localized: boolean;
  aside: boolean;
  section?: Bilingual;
}

function specsOf(fields: readonly Field[], inside: Inside): FieldSpec[] {
  return fields.flatMap((field): FieldSpec[] => {
    const at = { ...inside, aside: inside.aside || isAside(field) };
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? groupOf(tab as never, at) : specsOf(tab.fields, withSection(at, tab.label)),
      );
    if (field.type === 'row' || field.type === 'collapsible') return specsOf(field.fields, at);
    if (field.type === 'group') return 'name' in field && field.name ? groupOf(field, at) : specsOf(field.fields, at);
    return isShown(field) ? [specOf(field, at)] : [];
  });
}

function withSection(inside: Inside, label: unknown): Inside {
  const section = bilingualOf(label);
  return section ? { ...inside, section } : inside;
}

type Named = Extract<Field, { name: string }>;

function isShown(field: Field): field is Named {
  if (field.type === 'ui' || field.type === 'join' || !('name' in field) || unseen.has(field.name!)) return false;
  const { admin, hidden } = field as Settings;
  if ('virtual' in field && field.virtual) return false;
  return !hidden && !admin?.hidden && !admin?.disabled;
}

/** What fields of several kinds have, as far as it is asked for here. */
interface Settings {
  name: string;
  hidden?: boolean;
  localized?: boolean;
  required?: boolean;
  hasMany?: boolean;
  label?: unknown;
  labels?: { singular?: unknown };
  min?: number;
  max?: number;
  minRows?: number;
  maxRows?: number;
  maxLength?: number;
  defaultValue?: unknown;
  relationTo?: string | string[];
  filterOptions?: unknown;
  options?: (string | { value: string; label: unknown })[];
  fields?: Field[];
  custom?: {
    telling?: string[];
    /** What the rows of a list consist of that is stored in one column. */
    rows?: Field[];
    rowId?: string;
    shownIf?: FieldSpec['shownIf'];
    unless?: string;
    toCome?: Bilingual;
    setting?: boolean;
    address?: boolean;
    holds?: FieldSpec['holds'];
    parts?: number;
    files?: FieldSpec['files'];
    /** The host fills it where it is left empty: nobody is asked for it, though the table needs it. */
    filled?: boolean;
  };
  access?: { update?: unknown };
  admin?: {
    hidden?: boolean;
    disabled?: boolean;
    readOnly?: boolean;
    position?: string;
    description?: unknown;
    date?: { pickerAppearance?: string };
  };
}

function groupOf(field: Named, inside: Inside): FieldSpec[] {
  return isShown(field) ? [specOf(field, inside)] : [];
}

function specOf(field: Named, inside: Inside): FieldSpec {
  const settings = field as unknown as Settings;
  const { admin, custom, defaultValue, name } = settings;
  const kind = kindOf(field);
  const localized = inside.localized || Boolean(settings.localized);
  const description = bilingualOf(admin?.description);
  return {
    name,
    kind,
    localized,
    label: bilingualOf(settings.label) ?? { en: name, ar: name },
    ...(description && { description }),
    ...(settings.required && !custom?.filled && { required: true }),
    ...limitsOf(settings, kind),
    ...(kind === 'select' && { options: optionsOf(settings) }),
    ...(settings.relationTo && { relationTo: [settings.relationTo].flat() }),
    ...(isPlain(settings.filterOptions) && { filter: settings.filterOptions }),
    ...(settings.hasMany && { hasMany: true }),
    ...(kind === 'date' && admin?.date?.pickerAppearance === 'dayAndTime' && { withTime: true }),
    ...(custom?.toCome && { toCome: custom.toCome }),
    ...(isSimple(defaultValue) && { defaultValue }),
    ...((kind === 'group' || kind === 'rows') &&
      field.type !== 'blocks' && {
        fields: specsOf(entriesOf(field) ?? settings.fields ?? [], { localized, aside: false }),
      }),
    ...(kind === 'json' &&
      custom?.rows && { ...rowsOf(settings), fields: specsOf(custom.rows, { localized, aside: false }) }),
    ...(custom?.rowId && { rowId: custom.rowId }),
    ...(kind === 'rows' && (field.type === 'blocks' ? kindsOf(field, localized) : rowsOf(settings))),
    ...(custom?.address && { address: true }),
    ...(custom?.holds && { holds: custom.holds }),
    ...(custom?.parts && { parts: custom.parts }),
    ...(custom?.files && { files: custom.files }),
    ...(custom?.shownIf && { shownIf: custom.shownIf }),
    ...(custom?.unless && { unless: custom.unless }),
    ...(inside.section && { section: inside.section }),
    ...(inside.aside && { aside: true }),
    ...((admin?.readOnly || refusesUpdates(settings)) && { readOnly: true }),
    ...(inside.localized && (settingKinds.has(kind) || custom?.setting) && { setting: true }),
  };
}

/**
 * They say the same in either language. Pictures and entries are chosen for each, which may show others; what refers to
 * something that always is for both says so (`custom.setting`).
 */
const settingKinds = new Set<FieldKind>(['select', 'number', 'checkbox']);

const kinds: Partial<Record<Field['type'], FieldKind>> = {
  text: 'text',
  email: 'text',
  textarea: 'textarea',
  code: 'textarea',
  richText: 'richText',
  number: 'number',
  checkbox: 'checkbox',
  select: 'select',
  radio: 'select',
  date: 'date',
  relationship: 'reference',
  upload: 'upload',
  group: 'group',
  array: 'rows',
  blocks: 'rows',
};

function kindOf(field: Named): FieldKind {
  if (field.name === 'slug') return 'slug';
  if (entriesOf(field)) return 'group';
  // A tab with a name has no type.
  return field.type ? (kinds[field.type] ?? 'json') : 'group';
}

function limitsOf({ max, maxLength, maxRows, min, minRows }: Settings, kind: FieldKind) {
  const [least, most] = kind === 'rows' ? [minRows, maxRows] : [min, max];
  return {
    ...(maxLength !== undefined && { maxLength }),
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
}

function optionsOf({ options = [] }: Settings): NonNullable<FieldSpec['options']> {
  return options.map((option) => {
    const value = typeof option === 'string' ? option : option.value;
    return {
      value,
      label: bilingualOf(typeof option === 'string' ? null : option.label) ?? { en: value, ar: value },
    };
  });
}

function rowsOf({ custom, fields = [], labels }: Settings): Pick<FieldSpec, 'row' | 'telling'> {
  const row = bilingualOf(labels?.singular);
  return { ...(row && { row }), telling: custom?.telling ?? firstTelling(fields) };
}

/** Blocks are rows of several kinds. */
function kindsOf(
  { blocks, custom, labels }: BlocksField,
  localized: boolean,
): Pick<FieldSpec, 'row' | 'kinds' | 'usual'> {
  const row = bilingualOf(labels?.singular);
  const kinds = blocks.map((block): RowKind => ({
    name: block.slug,
    label: bilingualOf(block.labels?.singular) ?? { en: block.slug, ar: block.slug },
    ...(block.custom as Pick<RowKind, 'drawing' | 'hint'>),
    fields: specsOf(block.fields, { localized, aside: false }),
    telling: (block.custom?.telling as string[] | undefined) ?? firstTelling(block.fields),
  }));
  const { usual } = (custom ?? {}) as Pick<FieldSpec, 'usual'>;
  return { ...(row && { row }), kinds, ...(usual && { usual }) };
}

const tellingKinds = new Set<Field['type']>(['text', 'textarea', 'date', 'select']);

/** As the CMS's own form heads its rows: the first field that says something, or those of the first line together. */
function firstTelling(fields: readonly Field[]): string[] {
  const lines = fields.map((field) =>
    (field.type === 'row' ? field.fields : [field])
      .filter((one): one is Named => tellingKinds.has(one.type) && isShown(one))
      .map(({ name }) => name),
  );
  return lines.find((line) => line.length > 0) ?? [];
}

function isAside(field: Field): boolean {
  return (field as Settings).admin?.position === 'sidebar';
}

function refusesUpdates({ access }: Settings): boolean {
  const update = access?.update;
  // Asked without anybody: what depends on who asks fails, and is a question for the save.
  try {
    return typeof update === 'function' && (update as () => unknown)() === false;
  } catch {
    return false;
  }
}

/** A label as it was written, or as a function that Payload asks (`withSpokenLabels`). */
export function bilingualOf(label: unknown): Bilingual | undefined {
  if (typeof label === 'string') return { en: label, ar: label };
  const texts = label as Partial<Bilingual> | null | undefined;
  if (typeof texts?.en !== 'string' || typeof texts.ar !== 'string') return undefined;
  return { en: texts.en, ar: texts.ar };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSimple(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
