import { useFormat, useT } from '../../locale/translator.ts';
import { criteria } from './criteria.ts';

/** What a contrast passes and what it does not, in words. */
export function Verdicts({ ratio }: { ratio: number }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <table className="verdicts">
      <caption className="hidden-visually">{t('contrast_checker.verdicts')}</caption>
      <thead className="hidden-visually">
        <tr>
          <th scope="col">{t('contrast_checker.criterion')}</th>
          <th scope="col">{t('contrast_checker.least')}</th>
          <th scope="col">{t('contrast_checker.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ name, level, least }) => (
          <tr key={`${name}${level}`} className={name === 'arabic' ? 'verdicts__own' : undefined}>
            <th scope="row">
              {t(`contrast_checker.criteria.${name}`)} {level && <bdi dir="ltr">{level}</bdi>}
            </th>
            <td>
              <bdi dir="ltr">
                {number(least)} : {number(1)}
              </bdi>
            </td>
            <td className={ratio >= least ? 'verdicts__pass' : 'verdicts__fail'}>
              {t(ratio >= least ? 'contrast_checker.passes' : 'contrast_checker.fails')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
