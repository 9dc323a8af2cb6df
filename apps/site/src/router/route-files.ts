import type { RouteDefinition } from '../routes.ts';
import type { Payload } from './payload.ts';

/** The page folder whose view shows an outcome: the page's own, or what stands in its place. */
export function viewFolder(route: Pick<RouteDefinition, 'page'>, payload: Payload): string {
  if (payload.kind === 'error' && payload.form) return 'posted-form';
  return payload.kind === 'error' && payload.status === 404 ? 'not-found' : route.page;
}

/** What a page shows besides its own view, by what its loader gives: the folder of its view, and its message namespaces. */
export const pageParts = {
  blocks: { folder: 'blocks', namespaces: ['blocks', 'hours'] },
  /** One of the owner's forms, among the blocks. */
  blockForm: { folder: 'block-form', namespaces: ['forms', 'outbox'] },
};
export type PagePart = keyof typeof pageParts;

/** Which of them a page has. Only such a page loads what shows them. */
export function partsOf(payload: Payload): PagePart[] {
  const model = (payload.kind === 'page' && payload.model) as { [part in PagePart]?: object } | false | null;
  return (Object.keys(pageParts) as PagePart[]).filter((part) => model && Object.keys(model[part] ?? {}).length > 0);
}

/** Source path of a page's view, which is also its key in the client build's manifest. */
export function pageSource(page: string): string {
  return `src/pages/${page}/index.tsx`;
}

/** Sections whose pages are the same modules, which name the texts of each. */
const sharedSections = ['services', 'solutions', 'industries'];
/** Sections whose pages share their texts. */
const offerSections = new Set([...sharedSections, 'products', 'works']);
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
  const shared = sharedSections.includes(section) ? sharedSections : [];
  const account = accountSections.has(section) ? ['account', 'forms'] : [];
  const hours = hoursSections.has(section) ? ['hours'] : [];
  return [
    ...new Set([
      section,
      page,
      ...offers,
      ...shared,
      ...account,
      ...hours,
      ...(form ? ['forms', 'outbox'] : []),
      ...editor,
    ]),
  ].map((name) => name.replaceAll('-', '_'));
}
