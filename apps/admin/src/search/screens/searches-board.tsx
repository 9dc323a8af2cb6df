import { type Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { ServerProps } from 'payload';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { boardTexts } from '../catalogue/index.ts';
import { AnswerSearch } from '../words/screens/answer-search.tsx';
import { HandledButton } from './handled-button.tsx';

const shown = 8;

/** On the dashboard: what readers searched for most often and did not find, until an editor has dealt with it. */
export async function SearchesBoard({ i18n, payload, permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.searches?.read) return null;
  const language = interfaceLanguage(i18n);
  const texts = boardTexts[language];
  const digits = menuNumber(language);
  const { docs } = await payload.find({
    collection: 'searches',
    where: { handled: { not_equals: true } },
    sort: ['-count', '-last_at'],
    limit: shown,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const list = `${payload.config.routes.admin}/collections/searches`;
  return (
    <section aria-labelledby="searches-board" className="board searches-board">
      <header>
        <h2 id="searches-board">{texts.title}</h2>
        <Link href={list} prefetch={false}>
          {texts.all}
        </Link>
      </header>
      <p>{docs.length > 0 ? texts.lead : texts.nothing}</p>
      {docs.length > 0 && (
        <BoardTable actions={texts.actions} headings={[texts.query, texts.locale, texts.count, texts.last]}>
          {docs.map(({ id, query, locale, count, last_at: last }) => (
            <tr key={id}>
              <th scope="row">
                <Link dir="auto" href={`${list}/${id}`} prefetch={false}>
                  {query}
                </Link>
              </th>
              <td>{texts.languages[locale as Locale]}</td>
              <td>{digits.format(count)}</td>
              <td>
                <Moment language={language} value={last} />
              </td>
              <td>
                <span className="searches-board__actions">
                  {permissions.collections?.['search-rules']?.create && (
                    <AnswerSearch language={language} query={query} />
                  )}
                  <HandledButton id={id} language={language} query={query} />
                </span>
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
    </section>
  );
}
