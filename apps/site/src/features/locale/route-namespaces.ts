import type { RouteDefinition } from '../../routes.ts';

/**
 * The message namespaces of a page: its section (`/careers/…` → `careers`) and its folder, `-` written as `_`, and those
 * of forms where it holds one.
 */
export function routeNamespaces({
  path,
  page,
  form,
}: Pick<RouteDefinition, 'path' | 'page'> & Partial<Pick<RouteDefinition, 'form'>>): string[] {
  const section = path.split('/')[1] || 'home';
  const editor = form === 'orders' || form === 'reports' ? ['editor'] : [];
  return [...new Set([section, page, ...(form ? ['forms', 'outbox'] : []), ...editor])].map((name) =>
    name.replaceAll('-', '_'),
  );
}
