import { departments, workplaces } from '@nasaq/contract';
import { routes, type RouteDefinition } from '../../routes.ts';
import { untranslatedNotice } from '../../shell/index.ts';

/**
 * What a parameter may hold, and with it who may share the page: `page`, a number from 1; `slug`, the name of something
 * in the content; a list, one of a few values; `own`, anything, so that the page is made for its reader alone.
 */
type Form = 'page' | 'slug' | 'own' | readonly string[];

/** The parameters that each route's page reads, by the route's name. Whatever else an address carries is nothing to the page. */
const declared: Record<string, Record<string, Form>> = {
  'account-profile': { done: 'own' },
  'account-sessions': { done: 'own' },
  'all-careers': { department: departments, workplace: workplaces },
  blog: { tag: 'slug', page: 'page' },
  forgotten: { done: 'own' },
  knowledgebase: { q: 'own' },
  'knowledgebase-category': { q: 'own' },
  login: { done: 'own' },
  ordering: { service: 'own', product: 'own' },
  password: { token: 'own' },
  products: { page: 'page' },
  report: { page: 'own', error: 'own' },
  search: { q: 'own', type: 'own' },
  sent: { key: 'own' },
  status: { key: 'own', sent: 'own', confirm: 'own', done: 'own', problem: 'own' },
  'status-entry': { reference: 'own', problem: 'own' },
  works: { page: 'page' },
};

/** A reader is led there from an entry that the other language lacks, and told so by this parameter. */
const lists = new Set(['/', ...routes.map(({ list }) => list)]);
const [notice, untranslated] = untranslatedNotice.split('=') as [string, string];

const maxSlugLength = 200;

/** How a query bears on a page. */
type PageQuery =
  /** Every reader gets the same: `search` is the one spelling of all queries that mean this page, empty or with its `?`. */
  | { kind: 'shared'; search: string }
  /** It holds something of which there are countless values. */
  | { kind: 'own' }
  /** The page cannot have such a value: a page number that is none, a filter that does not exist. */
  | { kind: 'missing' };

/** Reads a query as the page of a route does, without asking anybody whether what it names exists. */
export function readPageQuery(route: RouteDefinition, query: URLSearchParams): PageQuery {
  const shared = new URLSearchParams();
  let own = false;
  for (const [name, form] of Object.entries(declared[route.name] ?? {})) {
    const value = query.get(name)?.normalize('NFC');
    if (value === undefined) continue;
    if (form === 'own') own = true;
    else if (!fits(value, form)) return { kind: 'missing' };
    else if (form !== 'page' || value !== '1') shared.set(name, value);
  }
  if (own) return { kind: 'own' };
  if (lists.has(route.path) && query.get(notice) === untranslated) shared.set(notice, untranslated);
  return { kind: 'shared', search: shared.size === 0 ? '' : `?${shared}` };
}

/** As much of a query as a route's page reads: what it has not declared, it does not get. */
export function declaredQuery(route: RouteDefinition, query: URLSearchParams): URLSearchParams {
  const forms = declared[route.name] ?? {};
  return new URLSearchParams([...query].filter(([name]) => Object.hasOwn(forms, name)));
}

function fits(value: string, form: Exclude<Form, 'own'>): boolean {
  if (form === 'page') return /^[1-9]\d{0,3}$/.test(value);
  if (form === 'slug') return value !== '' && value.length <= maxSlugLength;
  return form.includes(value);
}

/** The live preview's token, or `null`; anything that could not be one is ignored. */
export function readPreview(query: URLSearchParams): string | null {
  const token = query.get('preview') ?? '';
  return /^[\w.~-]{1,1000}$/.test(token) ? token : null;
}
