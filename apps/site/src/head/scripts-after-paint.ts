// Runs inline in the head: the page's modules are asked for once the reader sees the page, so that they take neither
// bandwidth nor processor from text, fonts and picture. No imports, and nothing leaks out of the block.
{
  /** Milliseconds after which the page comes alive although nobody has told of a paint. */
  const delay = 3_000;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const [entry, ...preloads] = document.querySelector<HTMLMetaElement>('meta[name=modules]')!.content.split(' ');
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  // A frame's callback runs before the frame is shown, and on a busy machine long before.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A hidden tab paints nothing.
  window.addEventListener('load', () => (document.hidden ? start() : setTimeout(start, delay)));
}
