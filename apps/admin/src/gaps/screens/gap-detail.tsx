import { type ContentType, type Locale, pluralText } from '@nasaq/contract';
import { levelTexts, sentenceOf } from '@nasaq/translation/checks';
import Link from 'next/link.js';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { fieldSpecsOf, labelOf } from '../../content/index.ts';
import { hasRole, hasRoleFor } from '../../platform/staff/access.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';
import { AnswerSearch } from '../../search/screens/index.ts';
import { entryAddress } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import { nameOfDocument } from '../find-gaps.ts';
import type { WorkOf } from '../first-work.ts';
import { dayText } from '../gap-title.ts';
import { isOnce } from '../entry-types.ts';
import { entryTitle } from '../load-entries.ts';
import type { KeptFinding, LowRating, MissedSearch } from '../load-gaps.ts';
import { CommentDone } from './comment-done.tsx';
import type { ShownGap } from '../load-board.ts';
import { WriteArticle } from './write-article.tsx';

/** What the rows of a table have in common. */
export interface GapContext {
  admin: string;
  isMixed: boolean;
  language: Locale;
  payload: Payload;
  user: TypedUser;
  workOf: WorkOf;
}

/** What is to be known of a gap: what kind of thing it is, in which language, and what was said of it. */
export function GapDetail({ context, gap }: { context: GapContext; gap: ShownGap }) {
  const { isMixed, language, payload } = context;
  const texts = gapTexts[language];
  const number = menuNumber(language);
  const { told } = gap;
  const facts = [
    isMixed && texts.tabs[gap.kind],
    typeText(gap, payload, language),
    gap.locale && texts.languages[gap.locale],
    ...factsOf(gap, context, number),
  ].filter(Boolean);
  return (
    <>
      <span className="gaps__quiet">{facts.join(' · ')}</span>
      {told.as === 'finding' && <FindingText finding={told.finding} language={language} payload={payload} />}
      {told.as === 'search' && <Nearest {...context} search={told.search} />}
      {told.as === 'rating' && <Comments language={language} rating={told.rating} />}
    </>
  );
}

function typeText({ source, told }: ShownGap, payload: Payload, language: Locale): string {
  if (told.as === 'thing') return gapTexts[language].kinds[told.thing.collection];
  const type = told.as === 'entry' ? told.entry.type : told.as === 'finding' ? told.finding.type : null;
  // A page that exists once is called by its type already.
  return type === null || isOnce(type) || source === 'site' ? '' : nameOfDocument(payload, type, language);
}

function factsOf(
  { kind, locale, told }: ShownGap,
  { language, workOf }: GapContext,
  number: Intl.NumberFormat,
): string[] {
  const texts = gapTexts[language];
  const counted = (forms: Parameters<typeof pluralText>[0], count: number) =>
    pluralText(forms, count, language, number.format(count));
  if (told.as === 'search') return [counted(texts.times, told.search.count)];
  if (told.as === 'chats') return [counted(texts.waitingChats, told.chats.count)];
  if (told.as === 'rating') {
    const { no, yes } = told.rating;
    return [fill(texts.answers, { no: number.format(no), all: number.format(no + yes) })];
  }
  if (told.as !== 'entry') return [];
  if (kind === 'review') return [fill(texts.due, { day: dayText(told.entry.reviewBy!.slice(0, 10), language) })];
  const work = locale && workOf(told.entry, locale);
  return work ? [work.label, ...(work.count > 1 ? [counted(texts.texts, work.count)] : [])] : [];
}

function FindingText({ finding, language, payload }: { finding: KeptFinding; language: Locale; payload: Payload }) {
  const { level, path, type } = finding;
  const config =
    payload.config.globals.find(({ slug }) => slug === type) ?? payload.collections[type as CollectionSlug]?.config;
  const label = config ? labelOf(fieldSpecsOf(config), { en: {}, ar: {} }, path)[language] : path;
  return (
    <span className="gaps__said">
      {level === 'stops' && <Tag tone="bad">{levelTexts[language][level]}</Tag>} {label}:{' '}
      {sentenceOf(finding, language)}
    </span>
  );
}

/** Entries that might answer a search; or the way to write one. */
function Nearest({ admin, language, payload, search, user }: GapContext & { search: MissedSearch }) {
  const texts = gapTexts[language];
  const { locale, near, query } = search;
  const mayWrite = hasRoleFor('articles', user, 'editor', 'agent') && Boolean(payload.collections.articles);
  return (
    <span className="gaps__near">
      {near.length > 0 ? `${texts.near} ` : `${texts.nobodyAnswers} `}
      {near.map((entry) => (
        <Link
          key={`${entry.type} ${entry.id}`}
          dir="auto"
          href={entryAddress(admin, entry.type as ContentType, entry.id, locale)}
          prefetch={false}
        >
          {entryTitle(entry, locale)}
        </Link>
      ))}
      {hasRole(user, 'editor') && <AnswerSearch language={language} query={query} />}
      {mayWrite && <WriteArticle language={language} locale={locale} query={query} />}
    </span>
  );
}

function Comments({ language, rating: { comments } }: { language: Locale; rating: LowRating }) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label={gapTexts[language].comments} className="gaps__comments">
      {comments.map(({ at, comment, email, id }) => (
        <li key={id}>
          <p dir="auto">{comment}</p>
          <p className="gaps__quiet">
            <Moment language={language} value={at} />
            {email && (
              <>
                {' · '}
                <bdi dir="ltr">{email}</bdi>
              </>
            )}
          </p>
          <span className="gaps__actions">
            <CommentDone comment={comment} email={email} id={id} language={language} />
          </span>
        </li>
      ))}
    </ul>
  );
}
