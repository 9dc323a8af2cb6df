import type { ArrayField, Field, LabelFunction } from 'payload';
import type { TellingField } from '../../platform/staff/screens/row-label.tsx';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';

/** A label that Payload asks in a language; our own code reads its two texts. */
export type SpokenLabel = LabelFunction & Bilingual;

/**
 * Labels of a collection or a global, and of all that is in it, as functions. Payload asks those in the language of the
 * menus before it puts them into a sentence; of a label that is an object it says «Create new [object Object]». Labels
 * of tabs stay as they are: they stand in no sentence, and Payload does not tell them the language.
 * Rows of an array are headed by what they say.
 */
export function withSpokenLabels<Entity extends object>(entity: Entity): Entity {
  return spoken(entity) as Entity;
}

/** Where labels are found, in an entity, a field, a tab, a block or an option. */
const inside = new Set(['fields', 'tabs', 'blocks', 'options']);

function spoken(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const isTab = !('type' in node) && !('slug' in node) && 'fields' in node;
  const entries = Object.entries('type' in node && node.type === 'array' ? withRowLabel(node as ArrayField) : node);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'label') return [key, isTab ? value : speaking(value)];
      if (key === 'labels' && value)
        return [key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, speaking(v)]))];
      return [key, inside.has(key) && Array.isArray(value) ? value.map(spoken) : value];
    }),
  );
}

function speaking(label: unknown): unknown {
  if (!isBilingual(label)) return label;
  const asked: LabelFunction = ({ i18n }) => label[interfaceLanguage(i18n)];
  return Object.assign(asked, label) satisfies SpokenLabel;
}

function isBilingual(label: unknown): label is Bilingual {
  return typeof label === 'object' && label !== null && 'en' in label && 'ar' in label;
}

function withRowLabel(array: ArrayField): ArrayField {
  const row = array.labels?.singular;
  if (!isBilingual(row)) return array;
  const clientProps = { row, telling: tellingFields(array) };
  const components = {
    ...array.admin?.components,
    RowLabel: { path: '/platform/staff/screens/row-label.tsx#RowLabel', clientProps },
  };
  return { ...array, admin: { ...array.admin, components } };
}

/** The fields that the array names; else the first one with words, or those that stand in the first line together. */
function tellingFields({ custom, fields }: Pick<ArrayField, 'custom' | 'fields'>): TellingField[] {
  const named = custom?.telling as string[] | undefined;
  if (named) return fields.filter((field) => 'name' in field && named.includes(field.name)).flatMap(tellingField);
  const lines = fields.map((field) => (field.type === 'row' ? field.fields : [field]).flatMap(tellingField));
  return lines.find((line) => line.length > 0) ?? [];
}

function tellingField(field: Field): TellingField[] {
  if (field.type === 'text' || field.type === 'textarea') return [{ name: field.name }];
  if (field.type === 'date') return [{ name: field.name, isDay: true }];
  if (field.type !== 'select') return [];
  const choices = field.options.flatMap((option) =>
    typeof option === 'object' && isBilingual(option.label) ? [[option.value, option.label] as const] : [],
  );
  return [{ name: field.name, choices: Object.fromEntries(choices) }];
}

/**
 * Payload 3.90 keeps the fields that it has collected for a form for everybody (`getClientSchemaMap`), with their labels:
 * who opens a form first decides the language of all. Its own switch for a config that has changed is held down instead.
 * To collect them again is a short walk: the config that is walked is cached for each language.
 */
export function askLabelsOfEveryForm(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    set: () => {},
  });
}
