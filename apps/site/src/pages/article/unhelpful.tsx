import { mailAddress } from '../../content/write-to-us/index.ts';
import { useT } from '../../locale/translator.ts';
import { useSiteData } from '../../router/context.tsx';
import { buttonClass } from '../../ui/button-link.tsx';

/** For a reader whom the article did not help: a mail that names it and asks what was missing. */
export function Unhelpful({ title }: { title: string }) {
  const t = useT();
  const { email } = useSiteData().general;
  if (email === '') return null;
  const prompts = [t('article.unhelpful.wanted'), t('article.unhelpful.missing')].map((prompt) => `${prompt}\r\n\r\n`);
  return (
    <section className="unhelpful" aria-labelledby="unhelpful">
      <h2 id="unhelpful">{t('article.unhelpful.title')}</h2>
      <p>{t('article.unhelpful.text')}</p>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={mailAddress(email, t('article.unhelpful.subject', { title }), prompts)}
      >
        {t('article.unhelpful.button')}
      </a>
    </section>
  );
}
