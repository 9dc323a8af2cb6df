// Runs as a blocking classic script in the head, before the first paint: no imports, and nothing leaks out of the block.
{
  // A preview of the brand asks for one of the two; the reader's own choice stays what it was.
  let scheme = /[?&]theme=(dark|light)\b/.exec(location.search)?.[1];
  try {
    scheme ??= localStorage.getItem('vueuse-color-scheme') ?? 'auto';
  } catch {
    // Storage is closed: follow the system.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
}
