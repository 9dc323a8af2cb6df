import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';

export type ToLexical = (markdown: string) => object;

/** Markdown (paragraphs, headings, lists, bold, links, quotes) to the editor's state. */
export async function markdownConverter(config: SanitizedConfig): Promise<ToLexical> {
  const editorConfig = await editorConfigFactory.default({ config });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() });
}
