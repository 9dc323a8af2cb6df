import type { Locale } from '@nasaq/contract';
import { notFound } from 'next/navigation.js';
import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { interfaceLanguage, menuTags } from '../../platform/staff/interface-language.ts';
import { gapsAddress, type GapTab, readTab, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { BoardScreen } from './board-screen.tsx';
import { ChatRows, EntryRows, RatingRows, ScheduleRows, SearchRows, ThingRows } from './gap-tables.tsx';
import { loadBoard } from './load-board.ts';

/** What readers miss and what waits for somebody, by kinds; each member of staff sees what their roles read. */
export async function GapsView(props: AdminViewServerProps) {
  const { i18n, initPageResult, payload, searchParams } = props;
  const { permissions, req } = initPageResult;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const admin = payload.config.routes.admin;
  const gaps = req.user ? await loadBoard({ i18n, payload, permissions, user: req.user }, language) : null;
  const tab = readTab(searchParams?.tab);
  if (gaps && !gaps.tabs.includes(tab) && gaps.tabs.length === 0) notFound();
  const shown = gaps?.tabs.includes(tab) ? tab : (gaps?.tabs[0] ?? 'missing');
  const digits = new Intl.NumberFormat(menuTags[language]);
  return (
    <BoardScreen {...props} address={gapsAddress(admin)} lead={texts.lead} title={texts.title}>
      <nav aria-label={texts.sections} className="gaps__tabs">
        {gaps?.tabs.map((each) => (
          <Link
            key={each}
            aria-current={each === shown ? 'page' : undefined}
            href={gapsAddress(admin, each)}
            prefetch={false}
          >
            {texts.tabs[each]} <span className="gaps__count">{digits.format(gaps.counts[each])}</span>
          </Link>
        ))}
        <Link className="gaps__aside" href={`${admin}${translationsRoute}`} prefetch={false}>
          {texts.translations}
        </Link>
      </nav>
      {gaps && (
        <section aria-labelledby="gaps-shown">
          <h2 id="gaps-shown">{texts.tabs[shown]}</h2>
          <p className="gaps__lead">{gaps.counts[shown] > 0 ? texts.leads[shown] : texts.nothing[shown]}</p>
          {gaps.counts[shown] > 0 && <Shown {...{ admin, gaps, language }} permissions={permissions} tab={shown} />}
        </section>
      )}
    </BoardScreen>
  );
}

type Gaps = Awaited<ReturnType<typeof loadBoard>>;

interface ShownProps {
  admin: string;
  gaps: Gaps;
  language: Locale;
  permissions: AdminViewServerProps['initPageResult']['permissions'];
  tab: GapTab;
}

function Shown({ admin, gaps, language, permissions, tab }: ShownProps) {
  const common = { admin, language };
  const mayWrite = Boolean(permissions?.collections?.articles?.create);
  switch (tab) {
    case 'missing':
      return (
        <>
          {gaps.missing.length > 0 && <EntryRows {...common} action="translate" rows={gaps.missing} />}
          {gaps.things.length > 0 && <ThingRows {...common} rows={gaps.things} />}
        </>
      );
    case 'outdated':
      return <EntryRows {...common} action="translate" rows={gaps.outdated} />;
    case 'waiting':
      return (
        <>
          {gaps.drafts.length > 0 && <EntryRows {...common} action="goOn" rows={gaps.drafts} />}
          {gaps.schedules.length > 0 && <ScheduleRows {...common} rows={gaps.schedules} />}
        </>
      );
    case 'searched':
      return <SearchRows {...common} mayWrite={mayWrite} rows={gaps.searches} />;
    case 'rated':
      return <RatingRows {...common} rows={gaps.ratings} />;
    case 'chats':
      return <ChatRows {...common} rows={gaps.chats} />;
    case 'review':
      return <EntryRows {...common} action="read" rows={gaps.review} />;
  }
}
