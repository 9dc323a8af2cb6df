import type { CompanyEntry } from '../types.ts';
import { howWeWork } from './how-we-work.ts';
import { ourStory } from './our-story.ts';
import { partners } from './partners.ts';
import { security } from './security.ts';
import { sustainability } from './sustainability.ts';

export const companies: CompanyEntry[] = [ourStory, howWeWork, security, sustainability, partners];
