import { bankPictures } from './bank-pictures.ts';
import { datesPictures } from './dates-pictures.ts';
import { ferryPictures } from './ferry-pictures.ts';
import { governoratePictures } from './governorate-pictures.ts';
import { hotelsPictures } from './hotels-pictures.ts';
import { mizanScreens } from './mizan-screens.ts';
import { museumPictures } from './museum-pictures.ts';
import type { Draw } from './sheet.ts';

/** What each picture of an entry shows, in the order of the texts in the content. */
export const drawings: Record<string, Draw[]> = {
  'products/mizan': mizanScreens,
  'works/governorate-portal': governoratePictures,
  'works/manara-hotels': hotelsPictures,
  'works/qanater-bank': bankPictures,
  'works/sahl-ferry': ferryPictures,
  'works/sawaqi-museum': museumPictures,
  'works/tamr-exports': datesPictures,
};
