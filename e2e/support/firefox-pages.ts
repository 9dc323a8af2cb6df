import type { Browser, Page } from '@playwright/test';

/** What every page of Firefox needs over BiDi, in whatever context a journey opens it. */
export function prepareFirefoxPages(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(typeLikeAReader);
    await context.addInitScript(tellErrors);
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

/**
 * Firefox tells of an error in the console that it is one and no more: the guard needs its words. And a page that is left
 * has its requests refused while it still stands, where Chromium never answers them. What nobody catches then (Payload's
 * preferences), or what tells of it (Next, React), is no fault of the page; at any other time it is one.
 */
function tellErrors(): void {
  let leaving = false;
  const leave = () => {
    leaving = true;
    // Whoever is asked may stay, and what is left for may be a file.
    setTimeout(() => (leaving = false), 5_000);
  };
  const isOfLeaving = (words: string) =>
    leaving && /NetworkError when attempting|AbortError|Error in input stream|error loading dynamically/.test(words);
  const worded = (value: unknown) =>
    value instanceof Error || value instanceof DOMException ? `${value.name}: ${value.message}` : value;
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  window.addEventListener('unhandledrejection', (event) => {
    if (isOfLeaving(String(worded(event.reason)))) event.preventDefault();
  });
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const words = values.map(worded);
    if (!isOfLeaving(words.join(' '))) print(...words);
  };
}
