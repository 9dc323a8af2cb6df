'use client';

import { useFormFields } from '@payloadcms/ui';
import type { FormBase } from '../form-base.ts';

/** What the form was loaded from, and what the newest answer to a save has told; none while an entry is being made. */
export function useFormBase(): FormBase | null {
  return useFormFields(([fields]) => (fields.formBase?.value as FormBase | null | undefined) ?? null);
}
