import { useT } from '../../locale/translator.ts';
import { InPageLink } from '../../router/link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that nobody can apply any more, and leads to the other jobs below where there are some. */
export function ClosedNotice({ others }: { others: boolean }) {
  const t = useT();
  return (
    <div className="job-closed">
      <Notice tone="warning">
        <p>
          <strong>{t('career.closed.title')}</strong> {t('career.closed.text')}
        </p>
        {others && (
          <InPageLink to="others" className="link">
            {t('career.others')}
          </InPageLink>
        )}
      </Notice>
    </div>
  );
}
