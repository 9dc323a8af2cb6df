export { openCluster, type OpenDatabase } from './cluster.ts';
export { runningPostmaster, stopPostmaster } from './postmaster.ts';
export { embeddedServer, type EmbeddedServer } from './server.ts';
