import { Button } from '../../ui/button.tsx';
import { useT } from '../locale/use-t.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Puts the figures, as lines of text, into the clipboard and says so. */
export function CopyResults({ lines }: { lines: string[] }) {
  const t = useT();

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      showToast({ text: t('word_counter.copied'), variant: 'success' });
    } catch {
      // Some browsers ask the reader first, and have no clipboard at all on an unencrypted connection.
      showToast({ text: t('word_counter.not_copied'), variant: 'error' });
    }
  }

  return (
    <Button type="button" size="sm" variant="secondary" onClick={() => void copy()}>
      {t('word_counter.copy')}
    </Button>
  );
}
