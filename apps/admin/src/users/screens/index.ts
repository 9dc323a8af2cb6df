/** What Payload's views cannot show of members of staff. The screens of the admin import from here alone. */

export { doorScreen } from './door-screens.tsx';
