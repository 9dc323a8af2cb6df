import {
  kindLabels,
  partOfAddress,
  paths,
  stateLabel,
  type AccountRecord,
  type ChatState,
  type Locale,
} from '@nasaq/contract';
import { AccountPage, AccountPart } from '../../account/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { TextLink } from '../../ui/buttons.tsx';
import type { loader, RecordGroup } from './loader.ts';

/** What somebody has sent us, and where it stands. */
export function Component() {
  const t = useT();
  const { name, groups } = useModel<typeof loader>();
  return (
    <AccountPage title={t('titles.account')} lead={t('account.records.lead')} name={name}>
      {groups.map((group) => (
        <RecordList key={group.name} group={group} />
      ))}
    </AccountPage>
  );
}

const start: Record<RecordGroup['name'], string> = {
  orders: paths.ordering,
  applications: paths.allCareers,
  reports: paths.report,
  messages: paths.contact,
  chats: paths.liveChat,
};

/** One kind of what somebody has sent; an empty one says how to begin. */
function RecordList({ group: { name, records } }: { group: RecordGroup }) {
  const t = useT();
  const isOn = useIsOn();
  // What was sent stays readable; what cannot be sent any more is not offered.
  if (records.length === 0 && !isOn(partOfAddress(start[name]))) return null;
  return (
    <AccountPart title={t(`account.records.group.${name}`)}>
      {records.length > 0 ? (
        <ul className="records">
          {records.map((record) => (
            <Row key={`${record.kind} ${record.reference}`} record={record} />
          ))}
        </ul>
      ) : (
        <p className="account-empty">
          <span>{t(`account.records.empty.${name}`)}</span>
          <TextLink to={start[name]}>{t(`account.records.start.${name}`)}</TextLink>
        </p>
      )}
    </AccountPart>
  );
}

function Row({ record }: { record: AccountRecord }) {
  const t = useT();
  const locale = useLocale();
  const { date } = useFormat();
  const { kind, reference, title, receivedAt, updatedAt, url } = record;
  const label = kind === 'chats' ? t('account.records.chat') : kindLabels[kind][locale];
  return (
    <li className="record">
      <p className="record__kind">
        {label} <Bdi>{reference}</Bdi>
      </p>
      <h3 className="record__title">
        <Link to={url} preload={false} className="record__link">
          <Bdi dir="auto">{title || label}</Bdi>
        </Link>
      </h3>
      <p className="record__state">{useStateLabel(record, locale)}</p>
      <p className="record__dates">
        <time dateTime={receivedAt}>{t('account.records.received', { date: date(receivedAt) })}</time>
        {date(updatedAt) !== date(receivedAt) && (
          <time dateTime={updatedAt}>{t('account.records.updated', { date: date(updatedAt) })}</time>
        )}
      </p>
    </li>
  );
}

function useStateLabel({ kind, state }: AccountRecord, locale: Locale): string {
  const t = useT();
  return kind === 'chats' ? t(`account.records.chat_state.${state as ChatState}`) : stateLabel(kind, state, locale);
}
