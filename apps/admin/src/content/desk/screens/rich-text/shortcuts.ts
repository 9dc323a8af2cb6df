import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  HEADING,
  ITALIC_STAR,
  ORDERED_LIST,
  QUOTE,
  type Transformer,
  UNORDERED_LIST,
} from '@payloadcms/richtext-lexical/lexical/markdown';
import { useEffect } from 'react';

/** What becomes something while it is typed: `## `, `- `, `1. `, `> `, `**bold**`. The first level is the page's title. */
export const shortcuts: Transformer[] = [
  { ...HEADING, regExp: /^(#{2,3})\s/ },
  UNORDERED_LIST,
  ORDERED_LIST,
  QUOTE,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  ITALIC_STAR,
];

/**
 * A key that has waited for more than 100 ms is read from the page before the browser says `input`. By then the space
 * behind a mark has made its line a heading or a list, and Lexical, which finds it nowhere, would put it in once more.
 */
export function useLateSpace(editor: LexicalEditor): void {
  useEffect(
    () =>
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (text) => text === ' ' && window.event?.type === 'input' && isInEmptyLine(),
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
}

/** A space typed into an empty line is put in before the browser has done so, at `beforeinput`. */
function isInEmptyLine(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const node = selection.anchor.getNode();
  return $isElementNode(node) && node.isEmpty();
}
