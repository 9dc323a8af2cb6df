import { entryPath, type Locale, locales, paths } from '@nasaq/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { mailText } from '../../mail/index.ts';
import { loadCompany, mailLook } from '../../platform/company/company.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { settingsPage } from '../entry/preview.ts';
import { brandLabels } from './catalogue/index.ts';
import { readBrandSettings } from './read-brand.ts';

/** What the newest draft looks like, in one language. */
export interface BrandPreview {
  /** Addresses of real pages; no service where none is published. */
  pages: { home: string; service: string | null; form: string; share: string };
  /** A whole mail as HTML. */
  mail: string;
}

/** `GET /api/globals/brand/preview`: both languages, for administrators. */
export const previewEndpoint: Endpoint = {
  method: 'get',
  path: '/preview',
  handler: async (req) => {
    if (!hasRole(req.user)) return Response.json({}, { status: req.user ? 403 : 401 });
    const [en, ar] = await Promise.all(locales.map((locale) => previewIn(req, locale)));
    return Response.json({ en, ar }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function previewIn(req: PayloadRequest, locale: Locale): Promise<BrandPreview> {
  const page = (path: string) => settingsPage('brand', locale, path);
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
  });
  const slug = docs[0]?.slug;
  return {
    pages: {
      home: page(paths.home),
      service: slug ? page(entryPath('services', slug)) : null,
      form: page(paths.contact),
      share: page('/share/site/home.png'),
    },
    mail: await mailIn(req, locale),
  };
}

async function mailIn(req: PayloadRequest, locale: Locale): Promise<string> {
  const [company, stored] = await Promise.all([loadCompany(locale, req.payload), readBrandSettings(req.payload, true)]);
  const texts = brandLabels.mail;
  const { html } = mailText({
    locale,
    company: {
      name: company.name,
      email: company.email,
      phone: company.phone,
      ...mailLook(stored),
    },
    subject: [texts.subject[locale]],
    blocks: [
      { paragraph: [texts.paragraph[locale]] },
      { link: env.siteUrl, label: texts.button[locale] },
      { note: [texts.note[locale]] },
    ],
  });
  return html;
}
