'use client';

import type { Locale } from '@nasaq/contract';
import type { BanRow, BanStep } from '../ban-history.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { accountTexts } from '../catalogue/index.ts';
import { Tag, type Tone } from '../../platform/staff/screens/tag.tsx';

interface Props {
  bans: readonly BanRow[];
  language: Locale;
}

const tones: Record<BanStep, Tone> = { banned: 'bad', changed: 'quiet', lifted: 'good', moved: 'quiet' };

/** Who has blocked the account, freed it again or given it another address, when, and what its owner read about it. */
export function AccountBans({ bans, language }: Props) {
  const texts = accountTexts[language];
  return (
    <section aria-labelledby="account-bans" className="board">
      <header>
        <h2 id="account-bans">{texts.bans}</h2>
      </header>
      {bans.length === 0 ? (
        <p className="inbox-quiet">{texts.noBans}</p>
      ) : (
        <BoardTable headings={[texts.what, texts.when, texts.by, texts.reason]}>
          {bans.map(({ actor, address, createdAt, id, reason_ar: arabic, reason_en: english, step }) => (
            <tr key={id}>
              <th scope="row">
                <Tag tone={tones[step]}>{texts.banSteps[step]}</Tag>
              </th>
              <td>
                <Moment full language={language} value={createdAt} />
              </td>
              <td>
                <bdi>{actor ?? texts.nobody}</bdi>
              </td>
              <td className="account-overview__reasons">
                {address && <bdi dir="ltr">{address}</bdi>}
                <p dir="ltr" lang="en">
                  {english}
                </p>
                <p dir="rtl" lang="ar">
                  {arabic}
                </p>
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
    </section>
  );
}
