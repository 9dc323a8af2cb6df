import { usePage } from '../../router/context.tsx';
import type { RootData } from './root-data.ts';

export function useRootData(): RootData {
  return usePage().root;
}
