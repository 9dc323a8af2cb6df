import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { tagClass } from '../../../platform/staff/screens/tag.tsx';
import { libraryTexts } from '../catalogue/index.ts';
import { askAddress, type Library, type LibraryAsk } from '../load-library.ts';

interface Props {
  ask: LibraryAsk;
  base: string;
  language: Locale;
  library: Library;
}

const kinds = ['picture', 'video', 'captions', 'document'] as const;
const mostTags = 24;

/** A form and links, so that what was asked for stands in the address. */
export function LibraryFilter({ ask, base, language, library }: Props) {
  const texts = libraryTexts[language];
  const number = menuNumber(language);
  const tags = library.tags.slice(0, mostTags);
  return (
    <search className="media-library__filter">
      <form action={base} method="get">
        {ask.tag && <input name="tag" type="hidden" value={ask.tag} />}
        {ask.fault && <input name="fault" type="hidden" value={ask.fault} />}
        <label>
          <span>{texts.words}</span>
          <input defaultValue={ask.words} dir="auto" maxLength={200} name="words" type="search" />
        </label>
        <label>
          <span>{texts.kind}</span>
          <select defaultValue={ask.kind ?? ''} name="kind">
            <option value="">{texts.everything}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{texts.show}</button>
      </form>
      {library.faults.length > 0 && (
        <nav aria-label={texts.toMend}>
          <span>{texts.toMend}</span>
          {library.faults.map(({ count, fault }) => (
            <Link
              key={fault}
              aria-current={ask.fault === fault ? 'true' : undefined}
              className={tagClass(ask.fault === fault ? 'active' : 'bad')}
              href={askAddress(base, ask, { fault: ask.fault === fault ? null : fault })}
              prefetch={false}
            >
              {texts.faults[fault]} {number.format(count)}
            </Link>
          ))}
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-label={texts.tags}>
          <span>{texts.tags}</span>
          {tags.map(({ count, tag }) => (
            <Link
              key={tag}
              aria-current={ask.tag === tag ? 'true' : undefined}
              className={tagClass(ask.tag === tag ? 'active' : 'quiet')}
              href={askAddress(base, ask, { tag: ask.tag === tag ? '' : tag })}
              prefetch={false}
            >
              <bdi>{tag}</bdi> {number.format(count)}
            </Link>
          ))}
        </nav>
      )}
    </search>
  );
}
