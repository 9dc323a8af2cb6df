import type { GlobalConfig } from 'payload';
import { about, care, home, site, withSpokenLabels } from './content/index.ts';
import { withRefusals } from './platform/staff/refusals/refusal-field.ts';

export const globals: GlobalConfig[] = [site, home, about, care].map(withRefusals).map(withSpokenLabels);
