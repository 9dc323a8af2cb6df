import type { CompanyEntry } from '../types.ts';
import { ourStory } from './our-story.ts';
import { howWeWork } from './how-we-work.ts';
import { security } from './security.ts';
import { sustainability } from './sustainability.ts';
import { partners } from './partners.ts';

export const companies: CompanyEntry[] = [ourStory, howWeWork, security, sustainability, partners];
