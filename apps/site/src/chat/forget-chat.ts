import { chatMarker, threadName } from './engine/chat-marker.ts';

/** Leaves the chat on this device in every window: who comes next to the same browser is somebody else. */
export function forgetChat(): void {
  try {
    for (const name of [chatMarker, threadName]) localStorage.removeItem(name);
  } catch {
    // Where nothing may be stored, nothing is.
  }
  // The browser tells only the other windows.
  window.dispatchEvent(new StorageEvent('storage', { key: chatMarker }));
}
