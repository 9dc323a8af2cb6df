import { Mark } from './mark.tsx';

/** Stands for the dashboard in the breadcrumb of every screen. */
export function Icon() {
  return <Mark size={22} />;
}
