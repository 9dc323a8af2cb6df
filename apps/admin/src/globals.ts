import type { GlobalConfig } from 'payload';
import { about } from './content/about/collection.ts';
import { care } from './content/care/collection.ts';
import { home } from './content/home/collection.ts';
import { withSpokenLabels } from './content/entry/labels.ts';
import { site } from './content/site/collection.ts';

export const globals: GlobalConfig[] = [site, home, about, care].map(withSpokenLabels);
