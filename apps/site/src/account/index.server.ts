export { accountForms } from './form-routes.server.ts';
