/** Of the pages that are opened, those that are measured. */
const share = 0.1;

/** Measures some visits. Everything that the reader wants is here first: browsers remember what happened before. */
export function startVitals(): void {
  if (Math.random() < share)
    // Nobody misses a page that was not measured.
    setTimeout(() => import('./measure-vitals.ts').then((module) => module.measureVitals(), console.debug), 3_000);
}
