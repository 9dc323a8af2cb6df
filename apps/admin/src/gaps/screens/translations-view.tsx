import { contentTypes } from '@nasaq/contract';
import Link from 'next/link.js';
import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { exchangeAddress } from '../../content/screens/index.ts';
import { translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { type EntryFilter, filterEntries, filterQuery, orderEntries, readFilter } from '../filter-entries.ts';
import { nameOfDocument, seenBy, titleOf } from '../find-gaps.ts';
import { firstWork } from '../first-work.ts';
import { oncePages } from '../entry-types.ts';
import { loadEntries } from '../load-entries.ts';
import { BoardScreen } from './board-screen.tsx';
import { MatrixFilter } from './matrix-filter.tsx';
import { MatrixRows } from './matrix-rows.tsx';
import { MatrixSummary } from './matrix-summary.tsx';
import { onPage, Pages } from './pages.tsx';

/** Every entry in both languages: states, since when, who has edited it last, and the way to the first text that waits. */
export function TranslationsView(props: AdminViewServerProps) {
  const { i18n, payload, searchParams } = props;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const admin = payload.config.routes.admin;
  const address = (filter: Partial<EntryFilter>) => `${admin}${translationsRoute}${filterQuery(filter)}`;
  return (
    <BoardScreen {...props} address={address({})} lead={texts.translationsLead} title={texts.translations}>
      {async (user) => {
        const types = await typesOf(payload, user, language);
        const entries = await loadEntries(
          payload,
          types.map(({ type }) => type),
          language,
        );
        const all = entries.map((entry) => ({ ...entry, title: titleOf(payload, entry, language) }));
        const filter = readFilter(searchParams);
        const found = orderEntries(filterEntries(all, filter), filter, language);
        const { page, rows } = onPage(found, filter.page);
        const digits = menuNumber(language);
        const shared = { address, all, filter, language, types };
        if (all.length === 0) return <p>{texts.noEntriesAtAll}</p>;
        return (
          <>
            <MatrixSummary {...shared} />
            <MatrixFilter {...shared} action={admin + translationsRoute} />
            <div className="gaps__count-line">
              <p role="status">
                {found.length === 0
                  ? texts.noEntries
                  : fill(texts.count, { shown: digits.format(found.length), all: digits.format(all.length) })}
              </p>
              {found.length > 0 && (
                <Link
                  href={exchangeAddress(admin, { type: filter.type, language: filter.language, state: filter.state })}
                  prefetch={false}
                >
                  {texts.export}
                </Link>
              )}
            </div>
            {rows.length > 0 && (
              <MatrixRows {...{ admin, language, rows, types }} workOf={await firstWork(payload, rows, language)} />
            )}
            <Pages
              addressOf={(to) => address({ ...filter, page: to })}
              language={language}
              page={page}
              total={found.length}
            />
          </>
        );
      }}
    </BoardScreen>
  );
}

async function typesOf(payload: Payload, user: TypedUser, language: 'en' | 'ar') {
  const sees = await seenBy(payload, user);
  return [...contentTypes, ...oncePages]
    .filter((type) => sees({ source: type }))
    .map((type) => ({ type, label: nameOfDocument(payload, type, language) }));
}
