import { defaultSiteData } from '../../api/site-data.ts';
import type { PageContext } from '../page-context.ts';

/** What a loader gets for a reader without a session, of an English page without parameters where a test says nothing else. */
export function pageContext(part: Partial<PageContext> & Pick<PageContext, 'api'>): PageContext {
  return {
    route: { name: 'tested' },
    locale: 'en',
    path: '/tested',
    params: {},
    query: new URLSearchParams(),
    siteData: Promise.resolve(defaultSiteData('en')),
    siteUrl: 'https://nasaq.example',
    preview: null,
    session: { user: null },
    ...part,
  };
}
