'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { AdjustedColours } from '../../../platform/staff/screens/adjusted-colours.tsx';
import { adjustedTexts } from '../adjusted-texts.ts';

/** What becomes of the colours of the form. */
export function Adjusted() {
  const language = interfaceLanguage(useTranslation().i18n);
  const accent = useFormFields(([fields]) => String(fields.accent?.value ?? ''));
  const colour = useFormFields(([fields]) => String(fields.colour?.value ?? ''));
  return <AdjustedColours accent={accent} colour={colour} texts={adjustedTexts(language)} />;
}
