import { sentPath } from '@nasaq/contract';
import { Fragment } from 'react';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { outbox } from './browser-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export type SentEntry = OutboxEntry<Extract<OutboxEntry['state'], { name: 'sent' }>>;

interface Props {
  entry: SentEntry;
  className: string;
}

/** What became of a submission that had waited; it stays until it is opened or closed. */
export function ReceiptLine({ entry: { submission, state }, className }: Props) {
  const t = useT();
  const { key, kind } = submission;
  const { reference, statusKey } = state.receipt;
  const mark = '\uFFFC';
  const parts = t(`outbox.sent.${kind}`, { reference: mark }).split(mark);
  return (
    <p className={className}>
      <span>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <strong>
                <Bdi>{reference}</Bdi>
              </strong>
            )}
            {part}
          </Fragment>
        ))}
      </span>{' '}
      <Link to={sentPath(kind, reference, statusKey)} preload={false}>
        {t('outbox.receipt')}
      </Link>{' '}
      <button type="button" onClick={() => void outbox.remove(key)}>
        {t('outbox.close')}
      </button>
    </p>
  );
}
