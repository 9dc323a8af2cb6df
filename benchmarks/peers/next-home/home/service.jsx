import { entryPath } from '@nasaq/contract';
import Link from 'next/link';
import { Numeral } from '../shell/numeral.jsx';
import { Cover } from './cover.jsx';

export function Service({ service, index }) {
  return (
    <li className="row">
      <Numeral value={index} className="row__numeral" />
      <h3 className="row__title">
        <Link href={entryPath('services', service.slug)} className="row__link">
          {service.title}
        </Link>
      </h3>
      <p className="row__summary">{service.summary}</p>
      <p className="row__side">{service.category.title}</p>
      <Cover type="services" entry={service} ratio="strip" className="row__art" />
    </li>
  );
}
