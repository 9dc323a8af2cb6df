// Runs inline in the head: the page's modules are asked for once the reader sees the page, so that they take no
// bandwidth from text, fonts and picture. No imports, and nothing leaks out of the block.
{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const [entry, ...preloads] = document.querySelector<HTMLMetaElement>('meta[name=modules]')!.content.split(' ');
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
  // A hidden tab paints nothing and is given no frame.
  window.addEventListener('load', start);
}
