import type { PostEntry } from '../types.ts';
import { accessibleRightToLeft } from './accessible-right-to-left.ts';
import { arabicTypographyWeb } from './arabic-typography-web.ts';
import { cmsInTwoLanguages } from './cms-in-two-languages.ts';
import { contentDesignArabic } from './content-design-arabic.ts';
import { formsNeverLose } from './forms-never-lose.ts';
import { hiringWithoutPuzzles } from './hiring-without-puzzles.ts';
import { honestEstimates } from './honest-estimates.ts';
import { languageSwitchNothingLost } from './language-switch-nothing-lost.ts';
import { migrationWithoutDowntime } from './migration-without-downtime.ts';
import { offlineFieldWork } from './offline-field-work.ts';
import { patternsFromGeometry } from './patterns-from-geometry.ts';
import { performanceBudget } from './performance-budget.ts';
import { searchInArabic } from './search-in-arabic.ts';
import { sixPluralForms } from './six-plural-forms.ts';
import { smallDataWarehouse } from './small-data-warehouse.ts';
import { twelveYears } from './twelve-years.ts';

/** Newest first. */
export const posts: PostEntry[] = [
  twelveYears,
  languageSwitchNothingLost,
  formsNeverLose,
  smallDataWarehouse,
  contentDesignArabic,
  migrationWithoutDowntime,
  cmsInTwoLanguages,
  patternsFromGeometry,
  offlineFieldWork,
  hiringWithoutPuzzles,
  accessibleRightToLeft,
  sixPluralForms,
  performanceBudget,
  searchInArabic,
  honestEstimates,
  arabicTypographyWeb,
];
