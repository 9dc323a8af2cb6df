import type { WorkEntry } from '../types.ts';
import { bostanMarkets } from './bostan-markets.ts';
import { governoratePortal } from './governorate-portal.ts';
import { manaraHotels } from './manara-hotels.ts';
import { nawlTextiles } from './nawl-textiles.ts';
import { qanaterBank } from './qanater-bank.ts';
import { sahlFerry } from './sahl-ferry.ts';
import { sawaqiMuseum } from './sawaqi-museum.ts';
import { shifaClinics } from './shifa-clinics.ts';
import { tamrExports } from './tamr-exports.ts';
import { ufuqUniversity } from './ufuq-university.ts';
import { waslLogistics } from './wasl-logistics.ts';
import { zajalPublishing } from './zajal-publishing.ts';

export const works: WorkEntry[] = [
  governoratePortal,
  qanaterBank,
  sawaqiMuseum,
  nawlTextiles,
  shifaClinics,
  sahlFerry,
  waslLogistics,
  zajalPublishing,
  bostanMarkets,
  manaraHotels,
  ufuqUniversity,
  tamrExports,
];
