import type { GlobalSiteData } from '@nasaq/contract';

/** What every page's bar and footer show: bar, page and footer want it, one call brings it, and it is kept from page to page. */
export function useSiteData() {
  return useContent('global-site-data', shown, {
    dedupe: 'defer',
    getCachedData: (key, nuxtApp) => nuxtApp.payload.data[key],
  });
}

function shown({ general, social, quote, address }: GlobalSiteData) {
  return { general, social, quote, address };
}
