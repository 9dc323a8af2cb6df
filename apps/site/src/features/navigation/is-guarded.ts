import type { RouteDefinition } from '../../routes.ts';

/** Whether the session decides who sees a page: of the others everybody gets the same payload. */
export function isGuarded({ auth, middleware }: RouteDefinition): boolean {
  return auth || middleware.includes('auth') || middleware.includes('guest');
}
