import type { Validate } from 'payload';
import { text, textarea } from 'payload/shared';

/** Where fields are found, in an entity, a field, a tab or a block. */
const inside = new Set(['fields', 'tabs', 'blocks']);

/** A collection or a global whose required texts want more than spaces; to Payload, a title of spaces is a title. */
export function withoutBlankTexts<Entity extends object>(entity: Entity): Entity {
  return refusing(entity) as Entity;
}

function refusing(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    inside.has(key) && Array.isArray(value) ? value.map(refusing) : value,
  ]);
  return { ...Object.fromEntries(entries), ...validation(node) };
}

const byType = { text, textarea };

function validation(field: object): object {
  // Payload asks nothing of a virtual field: whoever stores it does.
  if (!('type' in field && 'required' in field && field.required) || 'hasMany' in field || 'virtual' in field)
    return {};
  if (field.type !== 'text' && field.type !== 'textarea') return {};
  const { validate = byType[field.type] } = field as { validate?: Validate<unknown> };
  return { validate: ((value, options) => (validate as Validate)(unlessBlank(value), options)) satisfies Validate };
}

function unlessBlank(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? '' : value;
}
