export * from './form-plan.ts';
export * from './form-parts.ts';
export * from './planned-form.ts';
export * from './own-fields.ts';
