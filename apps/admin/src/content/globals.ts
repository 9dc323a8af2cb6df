import type { GlobalConfig } from 'payload';
import { about } from './about.ts';
import { care } from './care.ts';
import { home } from './home.ts';
import { withSpokenLabels } from './labels.ts';
import { site } from './site.ts';

export const globals: GlobalConfig[] = [site, home, about, care].map(withSpokenLabels);
