/** Where fields are found, in an entity, a field, a tab or a block. */
const inside = new Set(['fields', 'tabs', 'blocks']);

/** A collection or a global in which each field, and whatever else holds fields, has what is said of it. */
export function inEachField<Entity extends object>(entity: Entity, say: (field: object) => object): Entity {
  return changed(entity, say) as Entity;
}

function changed(node: unknown, say: (field: object) => object): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    inside.has(key) && Array.isArray(value) ? value.map((one) => changed(one, say)) : value,
  ]);
  return { ...Object.fromEntries(entries), ...say(node) };
}
