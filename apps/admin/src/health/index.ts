export { liveness } from './liveness.ts';
export { readiness } from './readiness.ts';
