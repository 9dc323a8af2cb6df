import type { Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { inEachField } from './each-field.ts';

/** A collection or a global whose required texts want more than spaces; to Payload, a title of spaces is a title. */
export function withoutBlankTexts<Entity extends object>(entity: Entity): Entity {
  return inEachField(entity, validation);
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
