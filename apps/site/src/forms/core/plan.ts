import type { FormPlan, PlannedField } from '@nasaq/contract';
import { useForm } from './use-field.ts';

/** What the owner has made of the form around; `null` where it is as it came. */
export function usePlan(): FormPlan | null {
  return useForm().plan ?? null;
}

/** How many files, and of which kinds, the owner takes with a field of the owner's. */
export function useOwnFiles(name: string): Pick<PlannedField, 'files' | 'max'> | undefined {
  return usePlan()?.fields.find((field) => field.name === name);
}
