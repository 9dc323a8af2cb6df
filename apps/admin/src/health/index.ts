export { liveness } from './liveness.ts';
export { observeHost } from './observe-host.ts';
export { readiness } from './readiness.ts';
export { readSchemaState } from './schema-state.ts';
