import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';
import { readActs } from '../care/read-acts.ts';
import { gapTexts } from '../catalogue/index.ts';
import { colleaguesFor } from '../care/colleagues.ts';
import { firstWork } from '../first-work.ts';
import { addressOfGap } from '../gap-address.ts';
import { dayText, gapTitle } from '../gap-title.ts';
import { CareButton } from './care-button.tsx';
import { GapDetail, type GapContext } from './gap-detail.tsx';
import type { ShownGap } from '../load-board.ts';
import { RowsTable } from './rows-table.tsx';

interface Props {
  admin: string;
  /** Whether rows of several kinds stand together. */
  isMixed: boolean;
  language: Locale;
  payload: Payload;
  rows: readonly ShownGap[];
  today: string;
  user: TypedUser;
}

/** Gaps, each with the way to where it is mended, whose it is, and what can be said of it. */
export async function GapRows({ admin, isMixed, language, payload, rows, today, user }: Props) {
  const texts = gapTexts[language];
  const entries = rows.flatMap(({ told }) => (told.as === 'entry' ? [told.entry] : []));
  const [workOf, acts, colleagues] = await Promise.all([
    firstWork(payload, entries, language),
    readActs(
      payload,
      rows.flatMap(({ care }) => care?.id ?? []),
      language,
    ),
    colleaguesFor(payload, user, language),
  ]);
  const context: GapContext = { admin, isMixed, language, payload, user, workOf };
  return (
    <RowsTable actions={texts.actions} headings={[texts.gap, texts.waitsSince, texts.whose]} label={texts.title}>
      {rows.map((gap) => {
        const title = gapTitle(gap, language);
        const to = addressOfGap(gap, context);
        const { care, key, kind, since, told } = gap;
        const act = told.as === 'thing' ? texts.acts[told.thing.collection] : texts.acts[kind];
        return (
          <tr key={key}>
            <th className="rows-table__main" scope="row">
              <Link dir="auto" href={to} prefetch={false}>
                {title}
              </Link>
              <GapDetail context={context} gap={gap} />
            </th>
            <td data-label={texts.waitsSince}>{since && <Moment language={language} value={since} />}</td>
            <td data-label={texts.whose}>
              <Whose gap={gap} language={language} />
            </td>
            <td>
              <span className="gaps__actions">
                <Link aria-label={`${act}: ${title}`} className="gaps__action" href={to} prefetch={false}>
                  {act}
                </Link>
                <CareButton
                  acts={(care && acts.get(care.id)) ?? []}
                  colleagues={colleagues(gap.source)}
                  due={care?.due ?? null}
                  gapKey={key}
                  isOff={gap.isOff}
                  language={language}
                  me={Number(user.id)}
                  member={care?.member?.id ?? null}
                  title={title}
                  today={today}
                />
              </span>
            </td>
          </tr>
        );
      })}
    </RowsTable>
  );
}

/** Whose a gap is and by when; or until when it is put off. */
function Whose({ gap: { care, isOff, isOverdue }, language }: { gap: ShownGap; language: Locale }) {
  const texts = gapTexts[language].state;
  const day = (value: string) => dayText(value, language);
  if (!care) return <span className="gaps__quiet">{texts.nobodys}</span>;
  const { due, member, off, until } = care;
  const late = isOverdue ? texts.overdue : texts.dueOn;
  return (
    <>
      {member ? <bdi>{member.name}</bdi> : <span className="gaps__quiet">{texts.nobodys}</span>}
      {due && !isOff && <Tag tone={isOverdue ? 'bad' : 'quiet'}>{fill(late, { day: day(due) })}</Tag>}
      {isOff && (
        <Tag tone="quiet">
          {off === 'done' ? texts.offDone : off === 'day' ? fill(texts.offDay, { day: day(until!) }) : texts.offChange}
        </Tag>
      )}
    </>
  );
}
