import { paths, ratingAnswers, type RatingAnswer } from '@nasaq/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { trapName } from '../forms/index.ts';
import { useT } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { CommentForm } from './comment-form.tsx';
import { ratingId } from './rating-address.ts';
import './rating.css';
import { type RatingNews, useRating } from './use-rating.ts';

interface Props {
  /** In the page's language. */
  slug: string;
  /** The same in both languages. */
  articleKey: string;
}

/**
 * Asks whether an article has helped, and then what was missing. Without JavaScript its forms post to the article's own
 * page, and the site's server does what is done here.
 */
export function ArticleRating({ articleKey, slug }: Props) {
  const t = useT();
  const { asksComment, comment, failures, news, own, rate, takeBack, typed, writeAnew } = useRating({
    articleKey,
    slug,
  });
  const status = useRef<HTMLParagraphElement>(null);
  // Where the button that was pressed goes away, the answer to it takes the focus.
  const [focus, setFocus] = useState(0);
  useEffect(() => {
    if (focus > 0) status.current?.focus();
  }, [focus]);

  function answer(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void rate((submitter as HTMLButtonElement).value as RatingAnswer, trapOf(event.currentTarget));
  }

  return (
    <section id={ratingId} className="helpful" aria-labelledby="helpful">
      <h2 id="helpful">{t('article.rating.title')}</h2>
      <form method="post" className="helpful__answers" onSubmit={answer}>
        <Trap />
        {ratingAnswers.map((value) => (
          <button
            key={value}
            type="submit"
            name="answer"
            value={value}
            aria-pressed={own.answer === value}
            className={buttonClass({ variant: 'secondary' }, 'helpful__answer')}
          >
            <Mark answer={value} />
            {t(`article.rating.${value}`)}
          </button>
        ))}
      </form>
      <p ref={status} role="status" tabIndex={-1} className="helpful__status">
        {useNews(news, own.answer)}
      </p>
      {own.answer && asksComment && (
        <CommentForm
          answer={own.answer}
          articleKey={articleKey}
          failures={failures}
          typed={typed}
          onSend={async (text, email, form) => {
            const isTaken = await comment(text, email, trapOf(form));
            if (isTaken) setFocus((times) => times + 1);
            return isTaken;
          }}
        >
          <Trap />
        </CommentForm>
      )}
      {own.answer && (
        <form
          method="post"
          className="helpful__more"
          onSubmit={(event) => {
            event.preventDefault();
            void takeBack();
            setFocus((times) => times + 1);
          }}
        >
          {own.commented && !asksComment && (
            <button type="button" className="helpful__quiet helpful__scripted" onClick={writeAnew}>
              {t('article.rating.write_anew')}
            </button>
          )}
          <button type="submit" name="answer" value="none" className="helpful__quiet">
            {t('article.rating.take_back')}
          </button>
          {own.answer === 'no' && (
            <Link to={paths.contact} className="helpful__quiet">
              {t('article.rating.contact')}
            </Link>
          )}
        </form>
      )}
    </section>
  );
}

function useNews(news: RatingNews, answer: RatingAnswer | null): string {
  const t = useT();
  if (news.kind === 'none') return '';
  if (news.kind === 'too_many') return t('article.rating.news.too_many', { minutes: news.minutes });
  if (news.kind === 'thanks') return t(`article.rating.thanks.${answer ?? 'yes'}`);
  return t(`article.rating.news.${news.kind}`);
}

/** A field that people do not see and programs fill in. */
function Trap() {
  const t = useT();
  return (
    <span className="helpful__trap" aria-hidden="true">
      <label>
        {t('article.rating.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </span>
  );
}

function trapOf(form: HTMLFormElement): string {
  const value = new FormData(form).get(trapName);
  return typeof value === 'string' ? value : '';
}

/** A tick and a cross, which no language turns round. */
function Mark({ answer }: { answer: RatingAnswer }) {
  return (
    <svg className="helpful__mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={answer === 'yes' ? 'm4 13 5.500 5.500L20 7' : 'm6 6 12 12M18 6 6 18'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
