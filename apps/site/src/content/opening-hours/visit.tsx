import { useT } from '../../locale/use-t.ts';
import { useSiteData } from '../../router/use-site-data.ts';
import { OpeningHours } from './opening-hours.tsx';

/** When and where the company can be met. */
export function Visit() {
  const t = useT();
  const { address } = useSiteData();
  return (
    <>
      <OpeningHours level={2} />
      {address && (
        <section>
          <h2>{t('hours.address')}</h2>
          <address className="visit__address">{address}</address>
        </section>
      )}
    </>
  );
}
