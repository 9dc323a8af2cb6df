/** How the tables come from one release to the next, while hosts of both run. */

export { noteHost, runningHosts } from './hosts.ts';
export { isContract, narrowingSteps } from './kinds.ts';
export { migrate } from './migrate.ts';
