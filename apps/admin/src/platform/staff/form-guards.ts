import type { Field } from 'payload';

const formRefusals = unseen('refusals', '/platform/staff/refusals/keep-refusals.tsx#FormRefusals');
const stepGuard = unseen('step_guard', '/platform/staff/leaving/step-guard.tsx#StepGuard');

/** A field that holds nothing: its component watches over the form. */
function unseen(name: string, component: string): Field {
  return {
    name,
    type: 'ui',
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: component } },
  };
}

/** A collection or a global whose form keeps what a save was refused for until it is answered, and asks before a step away. */
export function withFormGuards<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: [formRefusals, stepGuard, ...entity.fields] };
}
