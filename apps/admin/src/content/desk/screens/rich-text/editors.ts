import type { Locale } from '@nasaq/contract';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';

/** Of one long text, the editor of each language that is on the screen. */
export type Editors = Record<Locale, LexicalEditor | null>;
