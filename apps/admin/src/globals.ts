import type { GlobalConfig } from 'payload';
import {
  about,
  brand,
  care,
  checkSettings,
  home,
  navigation,
  pageTexts,
  review,
  site,
  siteParts,
  withSpokenLabels,
} from './content/index.ts';
import { withoutBlankTexts } from './platform/staff/fields/blank-texts.ts';
import { withToldFailures } from './platform/staff/fields/failed-checks.ts';
import { staffSecurity } from './users/index.ts';
import { withFormGuards } from './platform/staff/form-guards.ts';

export const globals: GlobalConfig[] = [
  site,
  brand,
  siteParts,
  navigation,
  pageTexts,
  home,
  about,
  care,
  checkSettings,
  review,
  staffSecurity,
]
  .map(withFormGuards)
  .map(withoutBlankTexts)
  .map(withToldFailures)
  .map(withSpokenLabels);
