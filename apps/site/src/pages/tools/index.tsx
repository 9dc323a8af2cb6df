import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Rows } from '../../ui/lists.tsx';
import { Numeral, Section } from '../../ui/section.tsx';

/** The tools that everybody may use. */
export function Component() {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('titles.tools')}
        lead={t('tools.lead')}
        trail={[{ title: t('titles.tools') }]}
        art={{ type: 'services', key: 'tools' }}
      />
      <Section>
        <Rows>
          <li className="row">
            <Numeral value={1} className="row__numeral" />
            <h2 className="row__title">
              <Link to={paths.wordCounter} className="row__link">
                {t('titles.word_counter')}
              </Link>
            </h2>
            <p className="row__summary">{t('tools.word_counter')}</p>
            <p className="row__side">{t('tools.in_browser')}</p>
            <Pattern of={{ type: 'services', key: 'word-counter' }} ratio="strip" className="row__art" />
          </li>
        </Rows>
      </Section>
    </>
  );
}
