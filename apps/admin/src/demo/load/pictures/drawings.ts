import { drawMap } from './place-map.ts';
import { drawPlan } from './place-plan.ts';
import { bankPictures } from './bank-pictures.ts';
import { bareedScreens } from './bareed-screens.ts';
import { booksPictures } from './books-pictures.ts';
import { clinicsPictures } from './clinics-pictures.ts';
import { daftarScreens } from './daftar-screens.ts';
import { datesPictures } from './dates-pictures.ts';
import { ferryPictures } from './ferry-pictures.ts';
import { governoratePictures } from './governorate-pictures.ts';
import { hotelsPictures } from './hotels-pictures.ts';
import { khaznaScreens } from './khazna-screens.ts';
import { lawhaScreens } from './lawha-screens.ts';
import { marketPictures } from './market-pictures.ts';
import { masarScreens } from './masar-screens.ts';
import { mawidScreens } from './mawid-screens.ts';
import { millPictures } from './mill-pictures.ts';
import { mizanScreens } from './mizan-screens.ts';
import { museumPictures } from './museum-pictures.ts';
import { qalamScreens } from './qalam-screens.ts';
import { sijilScreens } from './sijil-screens.ts';
import { universityPictures } from './university-pictures.ts';
import { vansPictures } from './vans-pictures.ts';
import type { Draw } from './sheet.ts';

/** What each picture of an entry shows, in the order of the texts in the content. */
export const drawings: Record<string, Draw[]> = {
  'about/place': [drawMap, drawPlan],
  'products/mizan': mizanScreens,
  'products/qalam': qalamScreens,
  'products/mawid': mawidScreens,
  'products/daftar': daftarScreens,
  'products/khazna': khaznaScreens,
  'products/masar': masarScreens,
  'products/lawha': lawhaScreens,
  'products/bareed': bareedScreens,
  'products/sijil': sijilScreens,
  'works/bostan-markets': marketPictures,
  'works/governorate-portal': governoratePictures,
  'works/manara-hotels': hotelsPictures,
  'works/nawl-textiles': millPictures,
  'works/qanater-bank': bankPictures,
  'works/sahl-ferry': ferryPictures,
  'works/sawaqi-museum': museumPictures,
  'works/shifa-clinics': clinicsPictures,
  'works/tamr-exports': datesPictures,
  'works/ufuq-university': universityPictures,
  'works/wasl-logistics': vansPictures,
  'works/zajal-publishing': booksPictures,
};
