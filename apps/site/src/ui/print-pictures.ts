/**
 * A page is printed with all its pictures, also those that nobody has scrolled to: they are asked for before the
 * event ends, and browsers wait for them. `LazyImage` says in `data-print` which file is meant, as long as it waits.
 */
addEventListener('beforeprint', () => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-print]')) {
    picture.loading = 'eager';
    picture.src = picture.dataset.print!;
  }
});
