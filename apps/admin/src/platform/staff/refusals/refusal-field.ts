import type { Field } from 'payload';

const formRefusals: Field = {
  name: 'refusals',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/platform/staff/refusals/keep-refusals.tsx#FormRefusals' },
  },
};

/** A collection or a global whose form keeps what a save was refused for until it is answered. */
export function withRefusals<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: [formRefusals, ...entity.fields] };
}
