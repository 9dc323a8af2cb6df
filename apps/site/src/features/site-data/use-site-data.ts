import type { GlobalSiteData } from '@nasaq/contract';
import { useRootData } from '../../router/context.tsx';

export function useSiteData(): GlobalSiteData {
  return useRootData().siteData;
}
