import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { lastNight } from '../../content/index.ts';
import { queryOn } from '../../platform/database/query.ts';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { gapKinds, type GapPlace, gapsAddress, gapShows, readPlace } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { BoardScreen } from './board-screen.tsx';
import { Figures } from './figures.tsx';
import { GapRows } from './gap-rows.tsx';
import { type Board, countKinds, countShows, loadBoard, rowsOf, solvedOf } from '../load-board.ts';
import { onPage, Pages } from './pages.tsx';
import { SolvedRows } from './solved-rows.tsx';

/** What readers miss and what waits for somebody, by kinds; each member of staff sees what their roles read. */
export function GapsView(props: AdminViewServerProps) {
  const { i18n, payload, searchParams } = props;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const admin = payload.config.routes.admin;
  return (
    <BoardScreen {...props} address={gapsAddress(admin)} lead={texts.lead} title={texts.title}>
      {async (user) => {
        const board = await loadBoard(payload, user, language);
        const place = readPlace(searchParams);
        const shared = { admin, board, language, place };
        return (
          <>
            <Tabs {...shared} />
            <section aria-labelledby="gaps-shown">
              <h2 className={place.tab === 'all' ? 'board__unseen' : undefined} id="gaps-shown">
                {texts.tabs[place.tab]}
              </h2>
              {place.tab === 'figures' ? (
                <Figures board={board} language={language} payload={payload} />
              ) : (
                <Shown {...shared} payload={payload} user={user} />
              )}
            </section>
          </>
        );
      }}
    </BoardScreen>
  );
}

interface Props {
  admin: string;
  board: Board;
  language: Locale;
  place: GapPlace;
}

/** Every kind with how many rows of it are open. */
function Tabs({ admin, board, language, place }: Props) {
  const texts = gapTexts[language];
  const digits = menuNumber(language);
  const counts = countKinds(board);
  return (
    <nav aria-label={texts.sections} className="gaps__tabs">
      {(['all', ...gapKinds, 'figures'] as const)
        .filter(
          (tab) => tab === place.tab || tab === 'all' || tab === 'figures' || counts[tab] > 0 || isTold(board, tab),
        )
        .map((tab) => (
          <Link
            key={tab}
            aria-current={tab === place.tab ? 'page' : undefined}
            href={gapsAddress(admin, { tab })}
            prefetch={false}
          >
            {texts.tabs[tab]} {tab !== 'figures' && <span className="gaps__count">{digits.format(counts[tab])}</span>}
          </Link>
        ))}
    </nav>
  );
}

/** Whether a member of staff would be told of gaps of a kind, if there were some. */
function isTold({ sees }: Board, kind: (typeof gapKinds)[number]): boolean {
  if (kind === 'searched') return sees({ source: 'searches' });
  if (kind === 'rated') return sees({ source: 'ratings' });
  if (kind === 'chats') return sees({ source: 'chats' });
  return kind !== 'review' || sees({ source: 'articles' });
}

async function Shown({ admin, board, language, payload, place, user }: Props & { payload: Payload; user: TypedUser }) {
  const texts = gapTexts[language];
  const { show, tab } = place as GapPlace & { tab: Exclude<GapPlace['tab'], 'figures'> };
  const me = Number(user.id);
  const digits = menuNumber(language);
  const counts = countShows(board, tab, me);
  const found = rowsOf(board, place, me);
  const { page, rows } = onPage(found, place.page);
  const isSolved = show === 'solved';
  const checkedAt = tab === 'findings' ? await lastNight(queryOn(payload)) : null;
  const isUnchecked = tab === 'findings' && checkedAt === null;
  const nothing = isUnchecked ? texts.neverChecked : show === 'open' ? texts.nothing[tab] : texts.nothingOf[show];
  return (
    <>
      <p className="gaps__lead">
        {texts.leads[tab]}
        {checkedAt && (
          <>
            {' '}
            {texts.checkedAt}: <Moment language={language} value={checkedAt} />
          </>
        )}
      </p>
      <nav aria-label={texts.shows.title} className="gaps__shows">
        {gapShows
          .filter((one) => one === 'open' || one === 'mine' || one === show || counts[one] > 0)
          .map((one) => (
            <Link
              key={one}
              aria-current={one === show ? 'page' : undefined}
              className="state-chip"
              href={gapsAddress(admin, { tab, show: one })}
              prefetch={false}
            >
              {texts.shows[one]} <span className="state-chip__count">{digits.format(counts[one])}</span>
            </Link>
          ))}
      </nav>
      {counts[show] === 0 && <p className="gaps__nothing">{nothing}</p>}
      {isSolved && counts.solved > 0 && (
        <SolvedRows {...{ language, payload }} rows={solvedOf(board, tab).slice(0, 100)} />
      )}
      {!isSolved && rows.length > 0 && (
        <GapRows {...{ admin, language, payload, rows, user }} isMixed={tab === 'all'} today={board.today} />
      )}
      {!isSolved && (
        <Pages
          addressOf={(to) => gapsAddress(admin, { ...place, page: to })}
          language={language}
          page={page}
          total={found.length}
        />
      )}
    </>
  );
}
