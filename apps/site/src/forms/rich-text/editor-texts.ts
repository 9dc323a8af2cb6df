import type { Translator } from '../../locale/translator.ts';
import { sizeText } from '../files/upload-error.ts';

/** Every word of the editor, in the reader's language. */
export interface EditorTexts {
  toolbar: string;
  tools: Record<ToolName, string>;
  address: string;
  addressExample: string;
  addressWrong: string;
  setLink: string;
  removeLink: string;
  caption: string;
  remove: string;
  size: (bytes: number) => string;
}

export const toolNames = [
  'bold',
  'italic',
  'strike',
  'link',
  'heading',
  'quote',
  'code',
  'bullets',
  'numbers',
  'outdent',
  'indent',
  'attach',
  'undo',
  'redo',
] as const;
export type ToolName = (typeof toolNames)[number];

export function editorTexts(translator: Translator): EditorTexts {
  const { t } = translator;
  return {
    toolbar: t('editor.toolbar'),
    tools: Object.fromEntries(toolNames.map((name) => [name, t(`editor.tool.${name}`)])) as Record<ToolName, string>,
    address: t('editor.link.address'),
    addressExample: t('editor.link.example'),
    addressWrong: t('editor.link.wrong'),
    setLink: t('editor.link.set'),
    removeLink: t('editor.link.remove'),
    caption: t('editor.caption'),
    remove: t('editor.remove'),
    size: (bytes) => sizeText(bytes, translator),
  };
}
