import type { GlobalSiteData } from '@nasaq/contract';
import { useRootData } from './context.tsx';

export function useSiteData(): GlobalSiteData {
  return useRootData().siteData;
}
