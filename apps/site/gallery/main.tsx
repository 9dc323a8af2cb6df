import type { Locale } from '@nasaq/contract';
import { localeInfo } from '@nasaq/contract';
import { createRoot } from 'react-dom/client';
import { loadCatalogue, loadedCatalogue } from '../src/locale/load-catalogue.ts';
import { translatorOf, TranslatorContext } from '../src/locale/translator.ts';
import { RouterProvider } from '../src/router/context.tsx';
import { createRouter } from '../src/router/router.ts';
import { AllBlocks } from './blocks.tsx';
import { Fields, fieldStates, type FieldsIn } from './fields.tsx';
import { Pieces } from './pieces.tsx';
import { rootData, withHours } from './root-data.ts';
import './gallery.css';

const query = new URLSearchParams(location.search);
const locale: Locale = query.get('lang') === 'ar' ? 'ar' : 'en';
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
/** Fields of one form have ids of their own, so each state is a page. */
const part = query.get('part') ?? 'pieces';
const parts = ['pieces', 'blocks', ...fieldStates];

await loadCatalogue(locale, [
  'forms',
  'feedback',
  'ordering',
  'career',
  'careers',
  'editor',
  'outbox',
  'hours',
  'search',
  'blocks',
]);
document.documentElement.lang = localeInfo[locale].tag;
document.documentElement.dir = localeInfo[locale].dir;
document.documentElement.classList.toggle('dark', theme === 'dark');

const root = part === 'blocks' ? withHours(rootData(locale)) : rootData(locale);
const router = createRouter({ root, payload: { kind: 'page', model: null } }, async () => ({
  root,
  payload: { kind: 'page', model: null },
}));

createRoot(document.getElementById('gallery')!).render(
  <RouterProvider router={router}>
    <TranslatorContext value={translatorOf(locale, loadedCatalogue(locale), 'arab')}>
      <nav className="gallery__ways">
        {parts.map((name) => (
          <a key={name} href={address({ part: name })} aria-current={name === part || undefined}>
            {name}
          </a>
        ))}
        <a href={address({ lang: locale === 'en' ? 'ar' : 'en' })}>{locale === 'en' ? 'ar' : 'en'}</a>
        <a href={address({ theme: theme === 'dark' ? 'light' : 'dark' })}>{theme === 'dark' ? 'light' : 'dark'}</a>
      </nav>
      <main>
        {part === 'pieces' ? <Pieces /> : part === 'blocks' ? <AllBlocks /> : <Fields state={part as FieldsIn} />}
      </main>
    </TranslatorContext>
  </RouterProvider>,
);

function address(change: Record<string, string>): string {
  return `?${new URLSearchParams({ lang: locale, theme, part, ...change })}`;
}
