/** Leaves the app for a full load of an address; `assign` to the address that is shown would, with a hash, only scroll. */
export function loadDocument(url: URL): void {
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
