import type { TextareaField, TextareaFieldValidation, TextField, TextFieldSingleValidation } from 'payload';
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

function validation(field: object): Partial<TextField | TextareaField> {
  // Payload asks nothing of a virtual field: whoever stores it does.
  if (!('type' in field && 'required' in field && field.required) || 'hasMany' in field || 'virtual' in field)
    return {};
  if (field.type === 'text') {
    const inner = (field as { validate?: TextFieldSingleValidation }).validate ?? (text as TextFieldSingleValidation);
    return { validate: ((value, options) => inner(unlessBlank(value), options)) as TextFieldSingleValidation };
  }
  if (field.type === 'textarea') {
    const inner = (field as TextareaField).validate ?? textarea;
    return { validate: ((value, options) => inner(unlessBlank(value), options)) as TextareaFieldValidation };
  }
  return {};
}

function unlessBlank(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' && value.trim() === '' ? '' : value;
}
