import type { GlobalSiteData } from '@nasaq/contract';
import { useRootData } from '../navigation/use-root-data.ts';

export function useSiteData(): GlobalSiteData {
  return useRootData().siteData;
}
