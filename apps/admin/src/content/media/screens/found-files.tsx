import { type Locale, pluralText } from '@nasaq/contract';
import Link from 'next/link.js';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { libraryTexts } from '../catalogue/index.ts';
import { uploadId } from '../library-route.ts';
import { askAddress, type Library, type LibraryAsk } from '../load-library.ts';
import { FileCard } from './file-card.tsx';

interface Props {
  admin: string;
  api: string;
  ask: LibraryAsk;
  base: string;
  language: Locale;
  library: Library;
  mayAdd: boolean;
}

/** What fits what is asked for; of an empty library the way to its first files. */
export function FoundFiles({ admin, api, ask, base, language, library, mayAdd }: Props) {
  const texts = libraryTexts[language];
  const { files, page, pages, total } = library;
  const number = menuNumber(language);
  const isEmpty = total === 0 && !ask.words && !ask.tag && !ask.kind && !ask.fault;
  return (
    <section aria-labelledby="library-found">
      <h2 id="library-found">
        <span role="status">
          {isEmpty
            ? texts.empty
            : total === 0
              ? texts.nothing
              : pluralText(texts.found, total, language, number.format(total))}
        </span>
      </h2>
      {isEmpty && mayAdd && (
        <p>
          <a href={`#${uploadId}`}>{texts.addFirst}</a>
        </p>
      )}
      <ul className="media-library__grid">
        {files.map((file) => (
          <FileCard key={file.id} admin={admin} api={api} ask={ask} base={base} file={file} language={language} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={texts.pages} className="media-library__pages">
          {page > 1 && (
            <Link href={askAddress(base, ask, { page: page - 1 })} prefetch={false}>
              {texts.previous}
            </Link>
          )}
          <span>{texts.page.replace('{page}', number.format(page)).replace('{pages}', number.format(pages))}</span>
          {page < pages && (
            <Link href={askAddress(base, ask, { page: page + 1 })} prefetch={false}>
              {texts.next}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
