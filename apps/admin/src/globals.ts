import type { GlobalConfig } from 'payload';
import { about, care, home, site, withSpokenLabels } from './content/index.ts';

export const globals: GlobalConfig[] = [site, home, about, care].map(withSpokenLabels);
