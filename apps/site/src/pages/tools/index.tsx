import { tools } from '../../content/tools/index.ts';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Numeral } from '../../ui/section.tsx';
import { Rulers } from './rulers.tsx';
import { Specimen } from './specimens.tsx';
import './tools.css';

/** The tools that everybody may use, each beside a piece of what it does. */
export function Component() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('titles.tools')} lead={t('tools.lead')} trail={[{ title: t('titles.tools') }]} />
      <Rulers />
      <ol className="wrap tool-list">
        {tools.map(({ name, to }, index) => (
          <li key={name} className="tool">
            <Numeral value={index + 1} className="tool__numeral" />
            <div className="tool__text">
              <h2 className="tool__title">
                <Link to={to} className="row__link">
                  {t(`titles.${name}`)}
                </Link>
              </h2>
              <p className="tool__summary">{t(`tools.summary.${name}`)}</p>
            </div>
            <div className="tool__specimen" aria-hidden="true">
              <Specimen of={name} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
