import { founders } from './portraits-founders.ts';
import { directors } from './portraits-directors.ts';
import { engineers } from './portraits-engineers.ts';
import { leads } from './portraits-leads.ts';
import type { Person } from './portraits-person.ts';

/** The people of the demo company, by the keys that the team and the authors have. */
export const people: Readonly<Record<string, Person>> = { ...founders, ...directors, ...engineers, ...leads };
