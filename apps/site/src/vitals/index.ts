export { startVitals } from './start-vitals.ts';
