import { useT } from '../features/locale/use-t.ts';
import { OpeningHours } from '../features/opening-hours/opening-hours.tsx';
import { useSiteData } from '../features/site-data/use-site-data.ts';

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
