import { COMMAND_PRIORITY_NORMAL, type LexicalEditor, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useEffect, useEffectEvent } from 'react';
import { cleanPasted, hasTable } from './pasted-html.ts';

/**
 * What comes from a word processor is pasted as a page would say it; what comes from an editor like this one, as it is.
 * @param told whether what was pasted had a table, which a text cannot have
 */
export function usePaste(editor: LexicalEditor, told: (hadTable: boolean) => void): void {
  const tell = useEffectEvent(told);
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData || cleaned.has(event)) return false;
          const { clipboardData } = event;
          const html = clipboardData.getData('text/html');
          if (!html || clipboardData.getData('application/x-lexical-editor')) return false;
          const data = new DataTransfer();
          data.setData('text/html', cleanPasted(html));
          data.setData('text/plain', clipboardData.getData('text/plain'));
          const again = new ClipboardEvent('paste', { clipboardData: data });
          cleaned.add(again);
          event.preventDefault();
          tell(hasTable(html));
          return editor.dispatchCommand(PASTE_COMMAND, again);
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );
}

const cleaned = new WeakSet<ClipboardEvent>();
