import type { Locale } from '@nasaq/contract';
import { type BrandColours, facesOf, readColour } from '@nasaq/brand';
import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { onChange } from '../changes/change.ts';
import type { Brand } from '../payload/payload-types.ts';
import { readSettings } from '../payload/read-settings.ts';

/** How mails name the company and where its staff are reached. */
export interface Company extends MailLook {
  name: string;
  email: string;
  phone: string;
  /** Of notices to its mailbox, where its owner has chosen one. */
  noticesLanguage?: Locale;
}

/** What mails have of the brand, where it is not that of the house. */
export interface MailLook {
  colours?: BrandColours;
  /** The names of its typefaces, for readers who have them. */
  faces?: { families: string[]; isSerif: boolean };
  logo?: MailLogo;
}

/** Absolute addresses of PNG files, since mail programs show no drawings, and the height and width they are shown in. */
export interface MailLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
  /** The name is then not written beside it. */
  hasName: boolean;
}

const cached = new Map<Locale, Promise<Company>>();
onChange(({ type }) => {
  if (type === 'site' || type === 'brand' || type === 'all') cached.clear();
});

/** From the site's settings; cached until they change, because every submission asks. */
export async function loadCompany(locale: Locale, payload: Payload): Promise<Company> {
  const loading = cached.get(locale) ?? load(locale, payload);
  cached.set(locale, loading);
  try {
    return await loading;
  } catch (error) {
    cached.delete(locale);
    throw error;
  }
}

/** Colleagues may be invited before the company has a name: their mails go by where its site stands. */
export function named(company: Company): Company {
  return company.name ? company : { ...company, name: new URL(env.siteUrl).host };
}

async function load(locale: Locale, payload: Payload): Promise<Company> {
  const { email, name, noticesLanguage, phone } = await readSettings(payload, 'site', { locale });
  const brand = await readSettings(payload, 'brand', { locale: 'en' });
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    ...(noticesLanguage && { noticesLanguage }),
    ...mailLook(brand),
  };
}

/** Of settings as they are published, or about to be. */
export function mailLook(brand: Partial<Brand>): MailLook {
  const [colour, accent] = [readColour(brand.colour ?? ''), readColour(brand.accent ?? '')];
  const faces = facesOfMails(brand);
  const logo = brand.mark === 'file' ? logoOf(brand) : null;
  return { ...((colour || accent) && { colours: { colour, accent } }), ...(faces && { faces }), ...(logo && { logo }) };
}

function facesOfMails({ faces, ownFaces }: Partial<Brand>): MailLook['faces'] | null {
  if (faces !== 'own') {
    const pair = facesOf(faces);
    return pair && { families: pair.families ?? [], isSerif: pair.isSerif ?? false };
  }
  const families = [ownFaces?.latin, ownFaces?.arabic].flatMap((held) => {
    const { family } = (held ?? {}) as { family?: unknown };
    // It comes out of an uploaded file, and goes into the attribute of an element.
    return typeof family === 'string' && /^[\p{L}\p{N} ._-]{1,60}$/u.test(family) ? [family] : [];
  });
  return families.length > 0 ? { families, isSerif: false } : null;
}

/** Pixels. */
const logoHeight = 36;
const widestLogo = 260;

function logoOf({ logo, logoDark, logoHasName }: Partial<Brand>): MailLogo | null {
  const light = logoFile(logo);
  if (!light) return null;
  const width = Math.min(Math.round((logoHeight * light.width) / light.height), widestLogo);
  return {
    light: mailLogoAddress(light.file),
    dark: mailLogoAddress(logoFile(logoDark)?.file ?? light.file),
    width,
    height: Math.round((width * light.height) / light.width),
    hasName: logoHasName === true,
  };
}

function logoFile(value: unknown): { file: string; width: number; height: number } | null {
  const { file, height, width } = (value ?? {}) as Record<string, unknown>;
  const isLogo = typeof file === 'string' && /^[\da-f]{32}$/.test(file) && Number(width) > 0 && Number(height) > 0;
  return isLogo ? { file, width: Number(width), height: Number(height) } : null;
}

/** As `brand-route.ts` answers it. */
const mailLogoAddress = (file: string) => `${env.siteUrl}/media/brand/mail-${file}.png`;
