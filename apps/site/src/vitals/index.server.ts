export { vitalsRoute } from './vitals.server.ts';
