import Link from 'next/link.js';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { StaffView } from '../../../platform/staff/screens/staff-view.tsx';
import { libraryTexts } from '../catalogue/index.ts';
import { loadLibrary, readAsk } from '../load-library.ts';
import { libraryRoute } from '../library-route.ts';
import { BulkUpload } from './bulk-upload.tsx';
import { FoundFiles } from './found-files.tsx';
import { LibraryFilter } from './library-filter.tsx';

/** All files as a grid: by kind, tag and what is to be mended; and the way to add many at once. */
export function LibraryView(view: AdminViewServerProps) {
  const { i18n, initPageResult, payload, searchParams } = view;
  const { admin, api } = payload.config.routes;
  const language = interfaceLanguage(i18n);
  const texts = libraryTexts[language];
  const base = `${admin}${libraryRoute}`;
  const ask = readAsk(searchParams);
  return (
    <StaffView {...view} address={base} title={texts.title}>
      {async () => {
        const library = await loadLibrary(payload, ask);
        const mayAdd = Boolean(initPageResult.permissions.collections?.media?.create);
        return (
          <main>
            <div className="gutter--left gutter--right media-library">
              <header>
                <h1>{texts.title}</h1>
                <Link href={`${admin}/collections/media`} prefetch={false}>
                  {texts.asList}
                </Link>
              </header>
              {mayAdd && <BulkUpload api={api} known={library.tags.map(({ tag }) => tag)} language={language} />}
              <LibraryFilter ask={ask} base={base} language={language} library={library} />
              <FoundFiles {...{ admin, api, ask, base, language, library, mayAdd }} />
            </div>
          </main>
        );
      }}
    </StaffView>
  );
}

/** Above the list: the way to the grid, and to adding many at once. */
export function LibraryLink({ i18n, payload }: ServerProps) {
  return (
    <p className="media-library-link">
      <Link href={`${payload.config.routes.admin}${libraryRoute}`} prefetch={false}>
        {libraryTexts[interfaceLanguage(i18n)].asGrid}
      </Link>
    </p>
  );
}
