import { type PageGlobal, pageGlobals } from '../entry/previewed.ts';

/**
 * Where a screen's address leads inside of the CMS: that of a page that exists once to the view of its desk, which stands
 * at no address of its own.
 * @param segments of the address, below `/admin`
 * @returns what differs
 */
export function deskParams(segments: readonly string[] = []): { segments?: string[] } {
  const [kind, slug, ...rest] = segments;
  return kind === 'globals' && isPage(slug) && rest.length === 0 ? { segments: ['desk', slug] } : {};
}

/** The page whose desk somebody asks for by the name of its view, as the way back from signing in does. */
export function pageOfDesk([kind, slug, ...rest]: readonly string[] = []): string | null {
  return kind === 'desk' && isPage(slug) && rest.length === 0 ? `/globals/${slug}` : null;
}

function isPage(slug: string | undefined): slug is PageGlobal {
  return pageGlobals.some((page) => page === slug);
}
