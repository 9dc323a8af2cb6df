import { entryPath, type Work } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { Tags } from '../../ui/tags.tsx';

/** Client, industry, year, services and technologies of a work. */
export function WorkFacts({ work }: { work: Work }) {
  const t = useT();
  const { digits } = useFormat();
  const { client, industry, year, services, technologies } = work;
  return (
    <Facts
      facts={[
        { label: t('works.client'), value: client },
        industry && {
          label: t('works.industry'),
          value: <Link to={entryPath('industries', industry.slug)}>{industry.title}</Link>,
        },
        { label: t('works.year'), value: digits(year) },
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
          value: <Tags tags={technologies.map((title) => ({ title }))} />,
        },
      ]}
    />
  );
}
