import { entryPath, type Work } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';

/** Client, industry, services and technologies of a work, side by side. */
export function WorkFacts({ work: { client, industry, services, technologies } }: { work: Work }) {
  const t = useT();
  return (
    <div className="work-facts">
      <Facts
        facts={[
          { label: t('works.client'), value: client },
          industry && {
            label: t('works.industry'),
            value: <Link to={entryPath('industries', industry.slug)}>{industry.title}</Link>,
          },
          services.length > 0 && {
            label: t('works.services'),
            value: (
              <ul>
                {services.map((service) => (
                  <li key={service.key}>
                    <Link to={entryPath(service.type, service.slug)}>{service.title}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
          technologies.length > 0 && {
            label: t('works.technologies'),
            value: (
              <ul>
                {technologies.map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
