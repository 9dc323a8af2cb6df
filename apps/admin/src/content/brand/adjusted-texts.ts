import type { Locale } from '@nasaq/contract';
import type { AdjustedTexts } from '../../platform/staff/screens/adjusted-colours.tsx';
import { brandLabels } from './catalogue/index.ts';

/** What is said of adjusted colours, in one language. */
export function adjustedTexts(language: Locale): AdjustedTexts {
  const said = Object.entries(brandLabels.adjusted).map(([name, text]) => [name, text[language]]);
  return Object.fromEntries(said) as AdjustedTexts;
}
