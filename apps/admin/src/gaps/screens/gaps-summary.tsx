import { type Locale, locales } from '@nasaq/contract';
import Link from 'next/link.js';
import type { Payload, ServerProps, TypedUser } from 'payload';
import { cache } from 'react';
import { writesContent } from '../../platform/staff/access.ts';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';
import { gapKinds, gapsAddress, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { shareDone } from '../figures/figures.ts';
import { addressOfGap } from '../gap-address.ts';
import { dayText, gapTitle, percent } from '../gap-title.ts';
import './gaps.css';
import { countKinds, loadBoard, rowsOf } from '../load-board.ts';

/** Two boards of the dashboard show parts of it. */
const loadOnce = cache((payload: Payload, user: TypedUser, language: Locale) => loadBoard(payload, user, language));

const mostOwn = 8;

/** On the dashboard, while there is something: the gaps that are the reader's own, with their days. */
export async function OwnGaps({ i18n, payload, user }: ServerProps) {
  if (!user || !writesContent(user)) return null;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const board = await loadOnce(payload, user as TypedUser, language);
  const rows = rowsOf(board, { tab: 'all', show: 'mine' }, Number(user.id));
  if (rows.length === 0) return null;
  const admin = payload.config.routes.admin;
  const context = { admin, isMixed: true, language, payload, user: user as TypedUser, workOf: () => undefined };
  return (
    <section aria-labelledby="own-gaps" className="board">
      <header>
        <h2 id="own-gaps">{texts.yours}</h2>
        <Link href={gapsAddress(admin, { show: 'mine' })} prefetch={false}>
          {texts.yoursAll}
        </Link>
      </header>
      <BoardTable headings={[texts.gap, texts.type, texts.care.due]}>
        {rows.slice(0, mostOwn).map((gap) => (
          <tr key={gap.key}>
            <th className="gaps__wrapping" scope="row">
              <Link dir="auto" href={addressOfGap(gap, context)} prefetch={false}>
                {gapTitle(gap, language)}
              </Link>
            </th>
            <td>{[texts.tabs[gap.kind], gap.locale && texts.languages[gap.locale]].filter(Boolean).join(' · ')}</td>
            <td>
              {gap.care?.due ? (
                <Tag tone={gap.isOverdue ? 'bad' : 'quiet'}>
                  {fill(gap.isOverdue ? texts.state.overdue : texts.state.dueOn, {
                    day: dayText(gap.care.due, language),
                  })}
                </Tag>
              ) : (
                <span className="gaps__quiet">{texts.care.noDay}</span>
              )}
            </td>
          </tr>
        ))}
      </BoardTable>
    </section>
  );
}

/** On the dashboard: how many gaps of each kind there are, each with the way to them. */
export async function GapsSummary({ i18n, payload, user }: ServerProps) {
  if (!user || !writesContent(user)) return null;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const board = await loadOnce(payload, user as TypedUser, language);
  const counts = countKinds(board);
  const admin = payload.config.routes.admin;
  const digits = menuNumber(language);
  return (
    <section aria-labelledby="gaps-summary" className="board gaps-summary">
      <header>
        <h2 id="gaps-summary">{texts.title}</h2>
        <Link href={admin + translationsRoute} prefetch={false}>
          {texts.translations}
        </Link>
      </header>
      <p className="gaps__quiet">
        {locales
          .map((locale) => {
            const share = percent(shareDone(board.all.entries, locale), language);
            return `${texts.languages[locale]}: ${fill(texts.share, { share })}`;
          })
          .join(' · ')}
      </p>
      {counts.all === 0 ? (
        <p>{texts.nothing.all}</p>
      ) : (
        <ul>
          {gapKinds
            .filter((tab) => counts[tab] > 0)
            .map((tab) => (
              <li key={tab}>
                <Link href={gapsAddress(admin, { tab })} prefetch={false}>
                  <span className="gaps-summary__number">{digits.format(counts[tab])}</span> {texts.tabs[tab]}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
