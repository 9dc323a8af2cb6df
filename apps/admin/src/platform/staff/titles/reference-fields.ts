import { inEachField } from '../fields/each-field.ts';

const relations = new Set<unknown>(['relationship', 'upload']);

/** A collection whose list names what its rows refer to from the start; a field with a cell of its own keeps it. */
export function withNamedReferences<Entity extends object>(entity: Entity): Entity {
  return inEachField(entity, (field) => {
    const { admin, type } = field as { admin?: { components?: object }; type?: unknown };
    return relations.has(type) ? { admin: { ...admin, components: { ...cell, ...admin?.components } } } : {};
  });
}

const cell = { Cell: '/platform/staff/titles/names-cell.tsx#NamesCell' };
