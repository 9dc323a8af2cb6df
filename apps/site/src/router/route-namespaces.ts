import type { RouteDefinition } from '../routes.ts';

/** Sections whose pages share their texts. */
const offerSections = new Set(['services', 'solutions', 'industries', 'products', 'works']);
/** Sections whose pages are forms of one's account. */
const accountSections = new Set(['auth', 'account']);
/** Sections whose pages say when the company can be reached. */
const hoursSections = new Set(['care', 'contact', 'ordering']);

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
  const offers = offerSections.has(section) ? ['offers'] : [];
  const account = accountSections.has(section) ? ['account', 'forms'] : [];
  const hours = hoursSections.has(section) ? ['hours'] : [];
  return [
    ...new Set([section, page, ...offers, ...account, ...hours, ...(form ? ['forms', 'outbox'] : []), ...editor]),
  ].map((name) => name.replaceAll('-', '_'));
}
