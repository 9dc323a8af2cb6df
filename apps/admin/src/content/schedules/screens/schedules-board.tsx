import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link.js';
import type { CollectionSlug, Payload, PayloadRequest, ServerProps } from 'payload';
import { findSchedules, type TargetedSchedule } from '../find-schedules.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { whyStopped } from '../why-stopped.ts';

const mostShown = 10;
/** Of one that was stopped; the entry says all. */
const mostReasons = 3;

/** On the dashboard while something waits: what the clock will publish and withdraw, of what the user may read. */
export async function SchedulesBoard({ i18n, payload, permissions, user }: ServerProps) {
  if (!user) return null;
  const mayRead = ({ target }: TargetedSchedule) =>
    'global' in target
      ? Boolean(permissions?.globals?.[target.global]?.read)
      : Boolean(permissions?.collections?.[target.collection]?.read);
  const schedules = (await findSchedules(payload)).filter(mayRead).slice(0, mostShown);
  if (schedules.length === 0) return null;
  const language = interfaceLanguage(i18n);
  const texts = publicationTexts[language];
  const rows = await Promise.all(
    schedules.map(async (schedule) => ({
      schedule,
      why: await whyFailed({ payload, user, i18n, t: i18n.t, context: {} } as unknown as PayloadRequest, schedule),
      ...(await describe(payload, i18n, schedule)),
    })),
  );
  return (
    <section aria-labelledby="schedules-board" className="board">
      <header>
        <h2 id="schedules-board">{texts.board}</h2>
      </header>
      <BoardTable headings={[texts.entry, texts.action, texts.moment]}>
        {rows.map(({ href, schedule: { action, at, failed, id, locale }, title, why }) => (
          <tr key={id}>
            <th scope="row">
              <Link dir="auto" href={href} prefetch={false}>
                {title}
              </Link>
            </th>
            <td>{fill(texts.clock[action], { language: texts.languages[locale] })}</td>
            <td>
              <Moment full language={language} value={at} />
              {failed && (
                <div className="inbox-error">
                  <p>{why.length > 0 ? texts.stopped : texts.failed}</p>
                  {why.length > 0 && (
                    <ul>
                      {why.slice(0, mostReasons).map((sentence) => (
                        <li key={sentence}>{sentence}</li>
                      ))}
                    </ul>
                  )}
                  <Link href={href} prefetch={false}>
                    {texts.mend}
                  </Link>
                </div>
              )}
            </td>
          </tr>
        ))}
      </BoardTable>
    </section>
  );
}

/** What stops it today; nothing where nothing does, and its author may not publish or the machine failed. */
async function whyFailed(req: PayloadRequest, schedule: TargetedSchedule): Promise<string[]> {
  const { action, failed, locale, target } = schedule;
  if (!failed || action !== 'publish') return [];
  return [...new Set(await whyStopped(req, target, locale, interfaceLanguage(req.i18n)))];
}

async function describe(payload: Payload, i18n: ServerProps['i18n'], { locale, target }: TargetedSchedule) {
  const { admin } = payload.config.routes;
  if ('global' in target) {
    const label = payload.config.globals.find(({ slug }) => slug === target.global)?.label ?? target.global;
    return {
      title: getTranslation(label as string, i18n),
      href: `${admin}/globals/${target.global}?locale=${locale}`,
    };
  }
  const doc = await payload.findByID({
    collection: target.collection as 'services',
    id: target.id,
    locale,
    draft: true,
    depth: 0,
    overrideAccess: true,
    trash: true,
    disableErrors: true,
  });
  const kind = getTranslation(payload.collections[target.collection as CollectionSlug].config.labels.singular, i18n);
  return {
    title: doc?.title || `${kind} ${target.id}`,
    href: `${admin}/collections/${target.collection}/${target.id}?locale=${locale}`,
  };
}
