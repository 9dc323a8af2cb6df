import type { VitalsReport } from './vitals-report.ts';

/** Phones and tablets as the breakpoints of the design have them. */
const widths = { phone: 600, tablet: 1024 };

/**
 * Watches how fast the page comes and answers, and says it once, when the reader leaves or hides it. Nothing is kept in
 * the browser, and nothing is said of who reads: the address of the page, how wide the window is, and the figures. Who
 * asks not to be followed is not measured.
 */
export function measureVitals(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const report: VitalsReport = { path: window.location.pathname, device: deviceOf(window.innerWidth) };
  const [visit] = performance.getEntriesByType('navigation') as Navigated[];
  // A page that was fetched ahead and shown later begins when it is shown.
  const begun = visit?.activationStart ?? 0;
  if (visit && visit.responseStart > 0) report.ttfb = Math.max(0, visit.responseStart - begun);
  const observers = [
    watch('largest-contentful-paint', (entry) => (report.lcp = Math.max(0, entry.startTime - begun))),
    watchShifts((cls) => (report.cls = cls)),
    // The slowest: which for a visit of some fifty interactions is what its reader has felt.
    watch('event', (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) report.inp = Math.max(report.inp ?? 0, entry.duration);
    }),
  ];
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    for (const observer of observers) observer?.flush();
    navigator.sendBeacon('/_vitals', JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', leave);
}

interface Navigated extends PerformanceNavigationTiming {
  /** Chromium alone fetches pages ahead. */
  activationStart?: number;
}

function deviceOf(width: number): VitalsReport['device'] {
  return width < widths.phone ? 'phone' : width < widths.tablet ? 'tablet' : 'desktop';
}

/** Also of what happened before; `null` where the browser does not tell. */
function watch(type: string, tell: (entry: PerformanceEntry) => void): { flush(): void } | null {
  try {
    const told = (entries: PerformanceEntry[]) => entries.forEach(tell);
    const observer = new PerformanceObserver((list) => told(list.getEntries()));
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 40 }),
    } as PerformanceObserverInit);
    return { flush: () => told(observer.takeRecords()) };
  } catch {
    return null;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** The worst window of shifts: at most five seconds, with no second between two of them that is still. */
function watchShifts(tell: (cls: number) => void): ReturnType<typeof watch> {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  const observer = watch('layout-shift', (entry) => {
    const { hadRecentInput, startTime, value } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = sum > 0 && startTime - last < 1_000 && startTime - first < 5_000;
    [sum, first, last] = [isSame ? sum + value : value, isSame ? first : startTime, startTime];
    worst = Math.max(worst, sum);
    tell(worst);
  });
  if (observer) tell(0);
  return observer;
}
