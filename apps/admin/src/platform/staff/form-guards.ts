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

const stepGuard: Field = {
  name: 'step_guard',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/platform/staff/leaving/step-guard.tsx#StepGuard' },
  },
};

/** A collection or a global whose form keeps what a save was refused for until it is answered, and asks before a step away. */
export function withFormGuards<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: [formRefusals, stepGuard, ...entity.fields] };
}
