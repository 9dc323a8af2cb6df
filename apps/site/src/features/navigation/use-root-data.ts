import { useRouteLoaderData } from 'react-router';
import { rootRouteId, type RootData } from './root-data.ts';

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootRouteId);
  if (data === undefined) throw new Error('The root route has no data.');
  return data;
}
