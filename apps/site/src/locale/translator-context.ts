import { createContext } from 'react';
import type { Translator } from './translator.ts';

export const TranslatorContext = createContext<Translator | null>(null);
