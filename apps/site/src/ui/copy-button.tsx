import type { ReactNode } from 'react';
import { Button } from './buttons.tsx';
import { showToast } from './toasts/show-toast.ts';

interface Props {
  text: string;
  children: ReactNode;
  /** What is said afterwards. */
  copied: string;
  notCopied: string;
}

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, children, copied, notCopied }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: copied, variant: 'success' });
    } catch {
      // Some browsers ask the reader first, and have no clipboard at all on an unencrypted connection.
      showToast({ text: notCopied, variant: 'error' });
    }
  }

  return (
    <Button type="button" size="sm" variant="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
