// Runs inline in the head: the page's modules are asked for once the reader sees the page, so that they take neither
// bandwidth nor processor from text, fonts and picture; so are the faces of few of its words. What stands below the
// first screen waits for that, too (styles/layout.css). No imports, and nothing leaks out of the block.
{
  /** Milliseconds after which the page comes alive although nobody has told of a paint. */
  const delay = 3_000;
  /** What our scripts use and do not bring with them (docs/browsers.md). */
  const able =
    'canParse' in URL &&
    'toWellFormed' in String.prototype &&
    'toSorted' in Array.prototype &&
    'groupBy' in Map &&
    'Segmenter' in Intl &&
    'timeout' in AbortSignal &&
    'checkVisibility' in Element.prototype &&
    'IntersectionObserver' in window;
  const root = document.documentElement;
  /** As in the stylesheet. */
  const below = ':is(main section ~ *, .foot):not(#page-head *)';
  let started = false;
  // What the server has written into this page (see trusted-types.ts).
  const trusted = window.trustedTypes?.createPolicy('page', {
    createHTML: (html) => html,
    createScriptURL: (address) => address,
  });
  /**
   * Draws what stands below the first screen a piece a frame, as it comes: all of it in one frame would hold a slow phone
   * up for a fifth of a second. Once the page has loaded, the rest is drawn at once.
   */
  const reveal = () => {
    const pieces = [...document.querySelectorAll<HTMLElement>(below)];
    if (document.readyState === 'complete') {
      delete root.dataset.unpainted;
      for (const { style } of pieces) style.removeProperty('content-visibility');
      return;
    }
    // A page that is opened further down is whole from the beginning.
    if (root.dataset.unpainted === undefined) return;
    const next = pieces.find(({ style }) => style.contentVisibility === '');
    if (next) next.style.contentVisibility = 'visible';
    // The task behind a frame: letters and clicks that have come meanwhile are first.
    requestAnimationFrame(() => setTimeout(reveal));
  };
  const start = () => {
    if (started) return;
    started = true;
    reveal();
    const [entry, ...preloads] = document.querySelector<HTMLMetaElement>('meta[name=modules]')!.content.split(' ');
    for (const href of preloads) {
      const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    }
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        src: trusted?.createScriptURL(entry!) ?? entry,
      }),
    );
  };
  /** The page of an engine that our scripts do not run in, as if they were switched off: forms, links and all. */
  const withoutScripts = () => {
    root.classList.remove('dark');
    for (const hidden of document.querySelectorAll('noscript')) {
      const shown = document
        .createRange()
        .createContextualFragment((trusted?.createHTML(hidden.textContent!) ?? hidden.textContent) as string);
      const picture = shown.firstElementChild?.matches('img, picture') && hidden.previousElementSibling;
      (picture || hidden).replaceWith(shown);
    }
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('media' in rule) {
          const { media } = rule as CSSMediaRule;
          media.mediaText = media.mediaText.replace(/scripting: (\w+)/, (_, when) =>
            when === 'none' ? 'min-width: 0' : 'max-width: 0',
          );
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  };
  /**
   * A page is printed with all its pictures, also those that nobody has scrolled to: they are asked for before the event
   * ends, and browsers wait for them. `LazyImage` says in `data-print` which file is meant, as long as it waits.
   */
  const printPictures = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-print]')) {
      picture.loading = 'eager';
      picture.src = picture.dataset.print!;
    }
  };
  if (able) {
    window.addEventListener('beforeprint', printPictures);
    // The head of a page comes in one paint: one that begins with half of it is late with the other.
    const expected = { rel: 'expect', href: '#page-head', blocking: 'render' };
    document.head.append(Object.assign(document.createElement('link'), expected));
    // Who comes back, or to a part of the page, has a place further down.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (arrival?.type === 'navigate' && !location.hash) root.dataset.unpainted = '';
    // A frame's callback runs before the frame is shown, and on a busy machine long before.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    // A hidden tab paints nothing.
    window.addEventListener('load', () => {
      if (started) reveal();
      else if (document.hidden) start();
      else setTimeout(start, delay);
    });
  } else window.addEventListener('load', withoutScripts);
}
