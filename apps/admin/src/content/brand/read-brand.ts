import { artKey, firstFaces, readColour, styleAddress } from '@nasaq/brand';
import { brandName, type Brand, type BrandMark } from '@nasaq/contract';
import { logoMark, rosetteOf } from '@nasaq/patterns';
import type { Payload } from 'payload';
import type { Brand as StoredBrand } from '../../platform/payload/payload-types.ts';
import { readSettings } from '../../platform/payload/read-settings.ts';
import { facesKey } from './faces.ts';
import { brandFileIn, fileAddress } from './files.ts';
import { iconKey, type IconSource } from './icons.ts';

/** The settings as they are stored. Both languages share them. */
export function readBrandSettings(payload: Payload, draft = false): Promise<Partial<StoredBrand>> {
  return readSettings(payload, 'brand', { locale: 'en', draft });
}

/**
 * What of the brand the site needs to know, in a few words; `undefined` for the look of the house.
 * @param name of the company in English, from which a rosette is constructed; who has none yet has nobody's
 */
export function presentBrand(stored: Partial<StoredBrand>, name: string): Brand | undefined {
  const colour = readColour(stored.colour ?? '');
  const accent = readColour(stored.accent ?? '');
  const faces = facesKey(stored);
  const style = styleAddress({ colour, accent, corner: stored.corner, faces });
  const icons = iconSource(stored, name);
  const art = artKey(stored.families ?? [], stored.sensitive === true);
  const mark = markOf(stored, name);
  const brand: Brand = {
    ...(style && { style }),
    ...(faces && { faces: { en: firstFaces(faces, 'en') ?? [], ar: firstFaces(faces, 'ar') ?? [] } }),
    ...(mark && { mark }),
    ...(icons && { icons: `/media/brand/icon-${iconKey(icons)}` }),
    ...(colour && { colour }),
    ...(accent && { accent }),
    ...(art && { art }),
    ...(stored.art === 'photographs' && { noPatterns: true as const }),
  };
  return Object.keys(brand).length > 0 ? brand : undefined;
}

/** Until somebody has chosen one, the mark of the house is its own company's: any other has the rosette of its name. */
function chosenMark({ createdAt, mark }: Partial<StoredBrand>, name: string): StoredBrand['mark'] {
  // Of what was never saved, there is only the default of the field.
  if (createdAt && mark) return mark;
  return name === brandName.en ? 'house' : 'rosette';
}

function markOf(stored: Partial<StoredBrand>, name: string): BrandMark | null {
  const chosen = chosenMark(stored, name);
  if (chosen === 'rosette') return { kind: 'rosette', ...rosette(name) };
  const light = chosen === 'file' ? brandFileIn(stored.logo) : null;
  if (!light) return null;
  const dark = brandFileIn(stored.logoDark) ?? light;
  return {
    kind: 'file',
    light: fileAddress(light),
    dark: fileAddress(dark),
    width: light.width ?? 1,
    height: light.height ?? 1,
    hasName: stored.logoHasName === true,
  };
}

/** What icons are drawn from; `null` for those of the house. */
export function iconSource(stored: Partial<StoredBrand>, name: string): IconSource | null {
  const own = brandFileIn(stored.icon);
  if (own) return { file: own.file };
  const chosen = chosenMark(stored, name);
  const logo = chosen === 'file' ? brandFileIn(stored.logo) : null;
  // A long logo would be a line in a square.
  if (logo && (logo.width ?? 1) < 1.6 * (logo.height ?? 1)) return { file: logo.file };
  const colour = readColour(stored.colour ?? '');
  const accent = readColour(stored.accent ?? '');
  if (chosen === 'rosette' || logo) return { mark: rosette(name), colour, accent };
  return colour || accent ? { mark: logoMark(), colour, accent } : null;
}

function rosette(name: string) {
  const { viewBox, strokes, strokeWidth } = rosetteOf(name);
  return { viewBox, strokes: [...strokes] as [string, string], strokeWidth };
}
