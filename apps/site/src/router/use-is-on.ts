import { isOn, type PartName } from '@nasaq/contract';
import { useSiteData } from './context.tsx';

/** Asks whether a part of the site is on: what belongs to one that is off has no link. */
export function useIsOn(): (part: PartName | null) => boolean {
  const siteData = useSiteData();
  return (part) => isOn(part, siteData);
}
