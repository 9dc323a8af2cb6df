export { parseUnseen } from './parse-unseen.ts';
export { directives, openPolicies, type Policies } from './policies.ts';
