import { COMMAND_PRIORITY_NORMAL, type LexicalEditor, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useEffect } from 'react';
import { cleanPasted, paragraphsOfLines } from './pasted-html.ts';

/**
 * What comes from a word processor is pasted as a page would say it, and the lines of a bare text as paragraphs; what comes
 * from an editor like this one, as it is.
 */
export function usePaste(editor: LexicalEditor): void {
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData || cleaned.has(event)) return false;
          const { clipboardData } = event;
          if (clipboardData.getData('application/x-lexical-editor')) return false;
          const html = clipboardData.getData('text/html');
          const pasted = html ? cleanPasted(html) : paragraphsOfLines(clipboardData.getData('text/plain'));
          if (!pasted) return false;
          const data = new DataTransfer();
          data.setData('text/html', pasted);
          data.setData('text/plain', clipboardData.getData('text/plain'));
          const again = new ClipboardEvent('paste', { clipboardData: data });
          cleaned.add(again);
          event.preventDefault();
          return editor.dispatchCommand(PASTE_COMMAND, again);
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );
}

const cleaned = new WeakSet<ClipboardEvent>();
