import Link from 'next/link.js';
import type { ServerProps } from 'payload';
import { interfaceLanguage, menuTags } from '../../platform/staff/interface-language.ts';
import { gapsAddress, translationsRoute } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import './gaps.css';
import { loadBoard } from './load-board.ts';

/** On the dashboard: how many gaps of each kind there are, each with the way to them. */
export async function GapsSummary({ i18n, payload, permissions, user }: ServerProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const texts = gapTexts[language];
  const { counts, tabs } = await loadBoard({ i18n, payload, permissions, user }, language);
  if (tabs.length === 0) return null;
  const admin = payload.config.routes.admin;
  const digits = new Intl.NumberFormat(menuTags[language]);
  return (
    <section aria-labelledby="gaps-summary" className="board gaps-summary">
      <header>
        <h2 id="gaps-summary">{texts.title}</h2>
        <Link href={admin + translationsRoute} prefetch={false}>
          {texts.translations}
        </Link>
      </header>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link href={gapsAddress(admin, tab)} prefetch={false}>
              <span className="gaps-summary__number">{digits.format(counts[tab])}</span> {texts.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
