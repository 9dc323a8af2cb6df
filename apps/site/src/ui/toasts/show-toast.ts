export type ToastVariant = 'primary' | 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  title?: string;
  text: string;
  variant?: ToastVariant;
  /** Where the message leads; a path with locale prefix. */
  link?: { href: string; text: string };
}

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let container: Listener | null = null;
let mount: (() => void) | null = null;

/**
 * Shows a message in the corner. Callable from anywhere in the browser; messages wait until the container stands, and
 * the same one waits once.
 */
export function showToast(message: ToastMessage): void {
  if (container) return container(message);
  const same = JSON.stringify(message);
  if (!waiting.some((other) => JSON.stringify(other) === same)) waiting.push(message);
  mount?.();
}

/** Calls `wanted` with every message that has to wait, and at once where one does. Returns the way to stop. */
export function whenToastsAreWanted(wanted: () => void): () => void {
  mount = wanted;
  if (waiting.length > 0) wanted();
  return () => {
    if (mount === wanted) mount = null;
  };
}

/** Hands all messages, waiting and future, to the container. Returns the way to stop. */
export function receiveToasts(next: Listener): () => void {
  container = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (container === next) container = null;
  };
}
