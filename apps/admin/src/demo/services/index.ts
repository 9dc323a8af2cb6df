import type { OfferEntry } from '../types.ts';
import { bilingualContent } from './bilingual-content.ts';
import { brandIdentity } from './brand-identity.ts';
import { cloudOperations } from './cloud-operations.ts';
import { mobileApps } from './mobile-apps.ts';
import { productDesign } from './product-design.ts';
import { searchAndAnalytics } from './search-and-analytics.ts';
import { systemsIntegration } from './systems-integration.ts';
import { webPlatforms } from './web-platforms.ts';

export const services: OfferEntry[] = [
  webPlatforms,
  mobileApps,
  systemsIntegration,
  brandIdentity,
  productDesign,
  bilingualContent,
  cloudOperations,
  searchAndAnalytics,
];
