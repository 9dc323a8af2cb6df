import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let admin: TypedUser;
let presentSiteData: typeof import('../site/resource.ts').presentSiteData;
let loadCompany: typeof import('../../platform/company/company.ts').loadCompany;
let routes: import('hono').Hono;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ presentSiteData } = await import('../site/resource.ts'));
  ({ loadCompany } = await import('../../platform/company/company.ts'));
  const { brandRoutes } = await import('./brand-route.ts');
  routes = brandRoutes(async () => payload);
  const made = await makeMember(payload, 'Huda');
  await payload.update({
    collection: 'users',
    id: made.id,
    data: { roles: ['admin'] },
    depth: 0,
    overrideAccess: true,
  });
  admin = { ...made, roles: ['admin'] } as TypedUser;
  for (const [locale, name] of [
    ['en', 'Almasar'],
    ['ar', 'المسار'],
  ] as const)
    await payload.updateGlobal({
      slug: 'site',
      locale,
      data: { name, description: name, email: 'hello@almasar.example', phone: '+20 2 1234 5678', _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
});
afterAll(() => opened.close());

const save = (data: object, draft: boolean) =>
  payload.updateGlobal({
    slug: 'brand',
    locale: 'en',
    data: { ...data, _status: draft ? 'draft' : 'published' },
    draft,
    depth: 0,
    overrideAccess: false,
    user: admin,
  });
const brandOf = async (draft = false) => (await presentSiteData({ payload, locale: 'ar', draft })).brand;

test('without settings the look is that of the house, whose company alone has its mark: any other has a rosette of its name', async () => {
  const { iconSource, presentBrand } = await import('./read-brand.ts');
  const { rosetteOf } = await import('@nasaq/patterns');
  expect(presentBrand({}, 'Nasaq')).toBeUndefined();
  expect(presentBrand({ mark: 'house', createdAt: '2026-11-01' }, 'Almasar')).toBeUndefined();
  expect(iconSource({}, 'Almasar')).toMatchObject({ mark: rosetteOf('Almasar') });
  for (const draft of [false, true])
    expect(await brandOf(draft)).toEqual({
      mark: { kind: 'rosette', ...rosetteOf('Almasar') },
      icons: expect.stringMatching(/^\/media\/brand\/icon-/),
    });
  // Nobody's, and not the eightfold one.
  expect(presentBrand({}, '')?.mark).toMatchObject({ strokes: rosetteOf('').strokes });
  expect(await loadCompany('ar', payload)).not.toHaveProperty('colours');
});

test('who wants photographs alone has no stylesheet for it: pages are told', async () => {
  const { presentBrand } = await import('./read-brand.ts');
  expect(presentBrand({ art: 'photographs' }, 'Nasaq')).toEqual({ noPatterns: true });
});

test('a draft is what previews show, and nobody else; published, it reaches site and mails in both languages', async () => {
  await save({ colour: '#C2410C', mark: 'rosette', corner: 'soft' }, true);
  expect(await brandOf()).not.toHaveProperty('colour');
  expect(await brandOf(true)).toMatchObject({ colour: '#c2410c', mark: { kind: 'rosette' } });
  await save({}, false);
  const brand = (await brandOf())!;
  expect(brand.style).toMatch(/^\/brand\/c2410c-0-soft-0\.[\da-f]{13}\.css$/);
  const { icons = '', mark } = brand;
  const { rosetteOf } = await import('@nasaq/patterns');
  expect(mark).toMatchObject({ strokes: rosetteOf('Almasar').strokes });
  const company = await loadCompany('ar', payload);
  expect(company).toMatchObject({ name: 'المسار', colours: { colour: '#c2410c' } });
  const { mailStyle } = await import('../../mail/templates/mail-style.ts');
  expect(mailStyle(company.colours).colour.voice).not.toBe(mailStyle().colour.voice);
  for (const [ending, type] of [
    ['.svg', 'image/svg+xml'],
    ['.ico', 'image/x-icon'],
    ['-180.png', 'image/png'],
    ['-192.png', 'image/png'],
    ['-512.png', 'image/png'],
    ['-maskable.png', 'image/png'],
  ]) {
    const answer = await routes.request(`/${icons.split('/').at(-1)}${ending}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('a logo of the owner’s is answered under its hash, and stands where it is chosen', async () => {
  const { keepFile } = await import('./files.ts');
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M0 0h90v90z"/></svg>',
  );
  const file = await keepFile(payload, { type: 'svg', bytes });
  expect(await keepFile(payload, { type: 'svg', bytes })).toBe(file);
  await save({ mark: 'file', logo: { file, name: 'logo.svg', type: 'svg', width: 90, height: 90 } }, false);
  expect((await brandOf())!.mark).toMatchObject({
    kind: 'file',
    light: `/media/brand/${file}.svg`,
    dark: `/media/brand/${file}.svg`,
  });
  const answer = await routes.request(`/${file}.svg`);
  expect(await answer.text()).toContain('<path');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await routes.request(`/${'0'.repeat(32)}.svg`)).status).toBe(404);
  expect((await routes.request(`/${file}.png`)).status).toBe(404);
});

test('in mails the logo is a PNG, and the name of the company stands for it where no picture is shown', async () => {
  const { mailText } = await import('../../mail/index.ts');
  const htmlOf = async () => {
    const company = await loadCompany('ar', payload);
    return mailText({ locale: 'ar', company, subject: ['x'], blocks: [] }).html;
  };
  const [, address = ''] = /<img[^>]* src="[^"]*\/media\/brand\/(mail-[\da-f]{32}\.png)"/.exec(await htmlOf()) ?? [];
  const answer = await routes.request(`/${address}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await htmlOf()).toMatch(/alt=""[^>]*><span[^>]*>المسار</);
  await save({ logoHasName: true }, false);
  expect(await htmlOf()).toMatch(/<img[^>]* alt="المسار"/);
  expect((await routes.request(`/mail-${'0'.repeat(32)}.png`)).status).toBe(404);
});

test('a pair of typefaces reaches the stylesheet, what pages preload, and mails; taken back, the house’s stand again', async () => {
  await save({ faces: 'cairo' }, false);
  const brand = (await brandOf())!;
  expect(brand.style).toContain('-cairo.');
  expect(brand.faces!.ar[0]).toMatch(/^\/assets\/faces\/cairo-arabic-600\.[\da-f]{10}\.woff2$/);
  expect((await loadCompany('en', payload)).faces).toEqual({ families: ['Cairo', 'Cairo'], isSerif: false });
  await save({ faces: null }, false);
  expect(await brandOf()).not.toHaveProperty('faces');
});

test('an own pair is published with both files and its licence, and without them told what is missing', async () => {
  const { facesOf } = await import('@nasaq/brand');
  const cairo = facesOf('cairo')!;
  const held = (letter: string, { ascent, descent, scale, stretch }: typeof cairo.latin.regular) => ({
    file: letter.repeat(32),
    name: 'face.woff2',
    type: 'woff2',
    family: 'Almasar Sans',
    face: { ascent, descent, scale, stretch },
  });
  const ownFaces = { latin: held('a', cairo.latin.regular), arabic: null, licence: ' ' };
  const refused = await save({ faces: 'own', ownFaces }, false).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    data: {
      errors: [
        { path: 'ownFaces.arabic', message: expect.stringContaining('no Arabic typeface yet') },
        { path: 'ownFaces.licence', message: expect.stringContaining('Name the licence') },
      ],
    },
  });
  await save(
    {
      faces: 'own',
      ownFaces: { ...ownFaces, arabic: held('b', cairo.arabic.regular), licence: 'Bought from its maker' },
    },
    false,
  );
  const brand = (await brandOf())!;
  expect(brand.faces).toEqual({
    en: [`/media/brand/${'a'.repeat(32)}.woff2`],
    ar: [`/media/brand/${'b'.repeat(32)}.woff2`],
  });
  const { lookOfAddress } = await import('@nasaq/brand');
  expect(facesOf(lookOfAddress(brand.style)?.faces)?.arabic.regular).toMatchObject({ scale: 1015 });
  expect((await loadCompany('ar', payload)).faces?.families).toEqual(['Almasar Sans', 'Almasar Sans']);
  await save({ faces: null }, false);
});

test('a colour that is none is told at its field, and nothing is published', async () => {
  const refused = await save({ colour: 'reddish' }, false).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    data: { errors: [{ path: 'colour', message: expect.stringContaining('“reddish” is no colour') }] },
  });
  expect((await brandOf())!.colour).toBe('#c2410c');
});

test('an upload that is refused says why in the language of the menus, and stores nothing', async () => {
  const { takeFileEndpoint } = await import('./take-file-endpoint.ts');
  const send = async (content: BlobPart, user: TypedUser | null, language: string, field = 'logo') => {
    const req = await createLocalReq({ ...(user && { user }), locale: 'en', req: { query: { field } } }, payload);
    const body = new FormData();
    body.set('file', new File([content], 'logo.svg'));
    const answer = await takeFileEndpoint.handler(
      Object.assign(req, { formData: async () => body, i18n: { ...req.i18n, language } }),
    );
    return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message] as const;
  };
  const before = await payload.count({ collection: 'brand-files', overrideAccess: true });
  expect(await send('<svg onload="x()"></svg>', admin, 'en')).toEqual([
    422,
    expect.stringContaining('contains scripts'),
  ]);
  expect(await send('<svg onload="x()"></svg>', admin, 'ar')).toEqual([422, expect.stringContaining('برامج')]);
  expect(await send('no font', admin, 'ar', 'ownFaces.latin')).toEqual([422, expect.stringContaining('تعذّرت قراءة')]);
  const { facesOf } = await import('@nasaq/brand');
  const { readFile } = await import('node:fs/promises');
  const latin = `../../../../site/public${facesOf('cairo')!.address(facesOf('cairo')!.latin.regular.file)}`;
  const bytes = await readFile(new URL(latin, import.meta.url));
  expect(await send(new Uint8Array(bytes), admin, 'en', 'ownFaces.arabic')).toEqual([
    422,
    expect.stringContaining('lacks Arabic letters'),
  ]);
  expect((await send('<svg></svg>', null, 'en'))[0]).toBe(401);
  expect(await payload.count({ collection: 'brand-files', overrideAccess: true })).toEqual(before);
});
