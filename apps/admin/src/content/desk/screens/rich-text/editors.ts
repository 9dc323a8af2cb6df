import type { Locale } from '@nasaq/contract';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { createContext } from 'react';

/** Of one long text, the editor of each language that is on the screen. */
export type Editors = Record<Locale, LexicalEditor | null>;

/** The language of the text in which a part stands. */
export const TextLocale = createContext<Locale>('en');
