export { config as default } from '../views/config.mjs';
