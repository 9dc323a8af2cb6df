import type { Browser, Page } from '@playwright/test';

/** What every page of Firefox needs over BiDi, in whatever context a journey opens it. */
export function prepareFirefoxPages(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(typeLikeAReader);
    await context.addInitScript(wordErrors);
    context.on('page', goThrough);
    return context;
  };
}

/** Next takes a request that was refused since its page is left for a reason to load that page again, and stops the journey. */
function goThrough(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = (...to) =>
    go(...to).catch((error: Error) => {
      if (error.message.includes('NS_BINDING_ABORTED')) return go(...to);
      throw error;
    });
}

/**
 * Over BiDi Playwright fills a field by React's own setter, so that React sees no change and empties it again. What a
 * keyboard would insert is an input that everybody sees.
 */
function typeLikeAReader(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    configurable: true,
    get: () => (text: string) => void document.execCommand(text === '' ? 'delete' : 'insertText', false, text),
    set() {},
  });
}

/** Firefox tells of an error in the console that it is one and no more; the guard needs its words. */
function wordErrors(): void {
  const print = console.error.bind(console);
  const worded = (value: unknown) =>
    value instanceof Error || value instanceof DOMException ? `${value.name}: ${value.message}` : value;
  console.error = (...values: unknown[]) => print(...values.map(worded));
}

/** What a page says of its requests that Firefox has refused, whoever tells it: Payload's preferences, Next, React. */
const refused =
  /NetworkError when attempting to fetch|AbortError: The operation was aborted|Error in input stream|error loading dynamically imported module/;
/** Firefox tells of every face that ends because its page is left, as of an error. */
const lostFace = /^downloadable font: download failed .*status=2152398850/;

/**
 * A page that is left has its requests refused while it still stands, where Chromium never answers them. What comes of that
 * is no fault of the page; at any other time it is one.
 * @returns whether an error that has just come is of that kind; to be asked a moment later
 */
export function watchLeaving(page: Page): (error: string, at: number) => boolean {
  const leavings: number[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leavings.push(Date.now());
  });
  return (error, at) =>
    lostFace.test(error) ||
    (refused.test(error) && leavings.some((leaving) => at > leaving - before && at < leaving + after));
}

/** Milliseconds between an error and the request for the next page, of which either may be told first. */
const [before, after] = [1_000, 5_000];
