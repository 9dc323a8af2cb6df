/** From an empty product to a company that is launched. Other parts import from here alone. */

export { startEndpoints } from './endpoints.ts';
export { startTexts } from './catalogue/index.ts';
export { startRoute } from './start-api.ts';
