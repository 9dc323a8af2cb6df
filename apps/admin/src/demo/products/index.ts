import type { ProductEntry } from '../types.ts';
import { bareed } from './bareed.ts';
import { daftar } from './daftar.ts';
import { khazna } from './khazna.ts';
import { lawha } from './lawha.ts';
import { masar } from './masar.ts';
import { mawid } from './mawid.ts';
import { mizan } from './mizan.ts';
import { qalam } from './qalam.ts';
import { sijil } from './sijil.ts';

export const products: ProductEntry[] = [mizan, qalam, mawid, daftar, khazna, masar, lawha, bareed, sijil];
