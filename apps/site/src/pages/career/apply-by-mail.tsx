import type { Career } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
import { useSiteData } from '../../features/site-data/use-site-data.ts';
import { mailAddress } from '../../features/write-to-us/mail-address.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EntryPart } from '../../ui/entry-part.tsx';
import { Question } from './question.tsx';

/** How to apply: what the mail should hold, and a mail that opens with subject and questions in it. */
export function ApplyByMail({ career }: { career: Career }) {
  const t = useT();
  const { email } = useSiteData().general;
  const { questions, title } = career;
  const lines = questions.map(
    ({ label, choices }) => `${label}${choices.length > 0 ? ` (${choices.join(' / ')})` : ''}\r\n\r\n`,
  );
  return (
    <EntryPart id="apply" title={t('career.apply.title')}>
      <p className="apply__text">{t(questions.length > 0 ? 'career.apply.text' : 'career.apply.text_plain')}</p>
      {questions.length > 0 && (
        <ol className="apply__questions">
          {questions.map((question, index) => (
            <Question key={question.id} question={question} number={index + 1} />
          ))}
        </ol>
      )}
      {email !== '' && (
        <p className="apply__mail">
          <a
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            href={mailAddress(email, t('career.apply.subject', { title }), lines)}
          >
            {t('career.apply.button')}
          </a>
          <Bdi>{email}</Bdi>
        </p>
      )}
    </EntryPart>
  );
}
