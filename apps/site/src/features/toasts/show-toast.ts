export type ToastVariant = 'primary' | 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  title?: string;
  text: string;
  variant?: ToastVariant;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a message in the corner. Callable from anywhere in the browser; messages wait until the container stands. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

/** Hands all messages, waiting and future, to the container. Returns the way to stop. */
export function receiveToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
