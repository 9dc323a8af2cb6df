import { isDocumentEvent, ready } from '@payloadcms/live-preview';
import { payloads } from './payload-cache.ts';
import type { Router } from './router.ts';

const quiet = 100;

/** Inside the editor's preview frame: shows the latest draft again whenever the editor, or its autosave, has saved. */
export function startPreview(adminOrigin: string, router: Pick<Router, 'revalidate'>): void {
  if (window.parent === window && !window.opener) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('message', (event: MessageEvent) => {
    if (!isDocumentEvent(event, adminOrigin)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      payloads.clear();
      void router.revalidate();
    }, quiet);
  });
  ready({ serverURL: adminOrigin });
}
