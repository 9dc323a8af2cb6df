import { use } from 'react';
import { HydrationContext, hydrationElementId } from './hydration.ts';

/** The data that the browser starts with. It stands behind the page, which tells what of them it shows already. */
export function HydrationData() {
  return (
    <script
      id={hydrationElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(HydrationContext)?.write() ?? '' }}
    />
  );
}
