import { paths } from '@nasaq/contract';
import { useEffect } from 'react';
import { useLocale } from '../src/locale/translator.ts';
import { ErrorScreen } from '../src/pages/error/index.tsx';
import { Facts, CheckList, Faq, Steps, TitledTexts } from '../src/ui/blocks.tsx';
import { Breadcrumbs, PageHeader } from '../src/ui/page-header.tsx';
import { Arrow, Button, ButtonLink, TextLink } from '../src/ui/buttons.tsx';
import { ContactCall, ContactLines } from '../src/ui/contact-call.tsx';
import { FilterBar, LoadMore } from '../src/ui/list-links.tsx';
import { EntryRow, PostRow, Rows } from '../src/ui/lists.tsx';
import { JobTable } from '../src/ui/job-table.tsx';
import { Banner, Notice } from '../src/ui/notice.tsx';
import { RichText } from '../src/ui/rich-text.tsx';
import { Eyebrow, Figures, Quote, Section } from '../src/ui/section.tsx';
import { TableOfContents, Tags } from '../src/ui/entry.tsx';
import { showToast } from '../src/ui/toasts/show-toast.ts';
import { Toasts } from '../src/ui/toasts/toasts.tsx';
import { WorkCovers } from '../src/ui/work-covers.tsx';
import { Specimen, useSamples } from './specimen.tsx';

const variants = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'black', 'transparent'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Every shared piece of `src/ui`. */
export function Pieces() {
  return (
    <>
      <Buttons />
      <Messages />
      <Heads />
      <Lists />
      <Blocks />
      <Prose />
      <Sections />
    </>
  );
}

function Buttons() {
  const { word, lead } = useSamples();
  return (
    <Specimen name="buttons">
      {(['sm', 'base', 'lg'] as const).map((size) => (
        <div key={size} className="specimen__row">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {word}
            </Button>
          ))}
        </div>
      ))}
      <div className="specimen__row">
        <Button disabled>{word}</Button>
        <Button aria-disabled>{word}</Button>
        <ButtonLink to={paths.contact} arrow>
          {word}
        </ButtonLink>
        <TextLink to={paths.works}>{lead}</TextLink>
        {(['forward', 'back', 'down', 'out'] as const).map((to) => (
          <Arrow key={to} to={to} />
        ))}
      </div>
    </Specimen>
  );
}

function Messages() {
  const { text, word, error, title } = useSamples();
  useEffect(() => {
    for (const variant of ['success', 'error'] as const) showToast({ title, text: error, variant });
  }, [title, error]);
  return (
    <Specimen name="messages">
      <div className="specimen__stack">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {text}
          </Notice>
        ))}
        <Banner>
          <span>{text}</span>
          <a href="#gallery">{word}</a>
        </Banner>
      </div>
      <Toasts />
    </Specimen>
  );
}

function Heads() {
  const { title, long, lead, word, words } = useSamples();
  const trail = [{ title: word, to: paths.services }, { title }];
  return (
    <>
      <Specimen name="head">
        <PageHeader title={title} lead={lead} trail={trail} eyebrow={words} />
      </Specimen>
      <Specimen name="head-long">
        <PageHeader title={long} lead={lead} />
        <Breadcrumbs trail={trail} />
        <Eyebrow>{word}</Eyebrow>
      </Specimen>
    </>
  );
}

function Lists() {
  const locale = useLocale();
  const { title, long, lead, words, word, name, role, place } = useSamples();
  const entry = { key: 'gallery', slug: 'gallery', title, summary: lead, cover: null };
  const post = {
    ...entry,
    title: long,
    publishedAt: '2026-01-02T10:00:00.000Z',
    readingMinutes: 3,
    author: { key: 'gallery', name, role, locale },
    tags: [],
    series: null,
  };
  const job = {
    ...entry,
    department: 'engineering' as const,
    workplace: 'hybrid' as const,
    contractType: 'full-time' as const,
    place,
    openings: 1,
    postedAt: '2026-01-02T10:00:00.000Z',
    closesAt: '2026-02-28T10:00:00.000Z',
    status: 'open' as const,
  };
  const work = { ...entry, client: role, year: 2026, industry: null, mark: null, services: [], firstPicture: null };
  return (
    <>
      <Specimen name="rows">
        <Rows>
          <EntryRow type="services" entry={entry} index={1} side={word} />
          <EntryRow type="services" entry={{ ...entry, title: long }} index={2} />
        </Rows>
        <Rows>
          <PostRow post={post} />
        </Rows>
      </Specimen>
      <Specimen name="covers">
        <WorkCovers works={[work, { ...work, key: 'other', title: long }]} eager />
      </Specimen>
      <Specimen name="lists">
        <FilterBar
          label={word}
          filters={words.map((each, place) => ({
            title: each,
            to: `/${place}`,
            count: place + 3,
            current: place === 0,
          }))}
        />
        <Tags tags={words.map((each, place) => ({ title: each, ...(place > 0 && { to: paths.blog }) }))} />
        <JobTable jobs={[job, { ...job, key: 'closed', status: 'closed', closesAt: null }]} label={word} />
        <LoadMore shown={12} meta={{ page: 1, limit: 12, total: 31, pages: 3 }} next="/works?page=2" />
        <LoadMore shown={31} meta={{ page: 3, limit: 12, total: 31, pages: 3 }} next={null} />
      </Specimen>
    </>
  );
}

function Blocks() {
  const { title, text, words, question, name } = useSamples();
  const texts = words.map((each) => ({ title: each, text }));
  return (
    <>
      <Specimen name="blocks">
        <Facts facts={words.map((each) => ({ label: each, value: name }))} />
        <Steps steps={texts} />
        <CheckList items={words} />
        <TitledTexts items={texts} />
      </Specimen>
      <Specimen name="offers">
        <Faq
          questions={[
            { question, answer: text },
            { question: title, answer: text },
          ]}
        />
        <Figures figures={words.map((label, place) => ({ label, value: String(24 + place) }))} />
      </Specimen>
    </>
  );
}

function Prose() {
  const { title, text, words, word } = useSamples();
  const html = `<h2 id="one">${title}</h2><p>${text} <a href="#one">${word}</a></p><h3>${word}</h3>
    <ul>${words.map((each) => `<li>${each}</li>`).join('')}</ul><blockquote><p>${text}</p></blockquote>
    <table><tbody><tr><th>${word}</th><td>24</td></tr><tr><th>${title}</th><td>25</td></tr></tbody></table>`;
  const toc = words.map((each, place) => ({ id: `part-${place}`, text: each, level: 2 as const }));
  return (
    <Specimen name="prose">
      <RichText text={{ html, toc }} />
      <TableOfContents toc={toc} />
    </Specimen>
  );
}

function Sections() {
  const { title, lead, text, word, name, role } = useSamples();
  return (
    <>
      <Specimen name="grounds">
        {(['sunk', 'ink', 'lapis'] as const).map((ground) => (
          <Section key={ground} title={word} lead={lead} more={{ to: paths.works, text: word }} ground={ground}>
            <p>{text}</p>
            <div className="specimen__row">
              <Button>{word}</Button>
              <Button variant="secondary">{word}</Button>
            </div>
          </Section>
        ))}
      </Specimen>
      <Specimen name="calls">
        <Quote text={text} author={name} role={role} />
        <ContactLines />
        <ContactCall title={title} text={lead} button={word} />
      </Specimen>
      <Specimen name="error">
        <ErrorScreen status={500} id="a1b2c3" />
      </Specimen>
    </>
  );
}
