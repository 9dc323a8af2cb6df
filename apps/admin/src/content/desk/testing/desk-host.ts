import { locales, type Locale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fingerprint, type TranslationRecord } from '@nasaq/translation';
import { noFacts } from '@nasaq/translation/checks';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import type { Conflict, OtherChange } from '../../saving/form-base.ts';
import type { Overruled } from '../../saving/overruled.ts';
import type { PublicationReview } from '../../schedules/publication-review.ts';
import type { Publication, Schedule } from '../../schedules/publication.ts';
import type { LanguageReview, Reviews, Thread, Threads } from '../../review/review-api.ts';
import type { Desk, DeskAnswer, DeskSave, OverruledTexts } from '../desk-api.ts';
import { PeopleStream } from './people-stream.ts';

const both = (en: string, ar: string) => ({ en, ar });
const field = (name: string, kind: FieldSpec['kind'], label: FieldSpec['label'], more: Partial<FieldSpec> = {}) =>
  ({ name, kind, localized: true, label, ...more }) satisfies FieldSpec;

export const deskFields: FieldSpec[] = [
  field('title', 'text', both('Title', 'العنوان'), { required: true, maxLength: 60, section: both('Text', 'النص') }),
  field('summary', 'textarea', both('Summary', 'الملخص'), {
    section: both('Text', 'النص'),
    description: both('One or two sentences, as lists show them.', 'جملة أو جملتان كما تظهر في القوائم.'),
  }),
  field('body', 'richText', both('Text', 'النص'), { section: both('Text', 'النص') }),
  field('steps', 'rows', both('Steps', 'الخطوات'), {
    section: both('Details', 'التفاصيل'),
    row: both('Step', 'خطوة'),
    telling: ['title'],
    fields: [
      field('title', 'text', both('Title', 'العنوان')),
      field('text', 'textarea', both('Text', 'النص')),
      field('days', 'number', both('Days', 'الأيام')),
    ],
  }),
  field('seo', 'group', both('Search engines', 'محركات البحث'), {
    localized: false,
    section: both('Search engines', 'محركات البحث'),
    fields: [field('title', 'text', both('Title', 'العنوان'))],
  }),
  field('slug', 'slug', both('Address', 'العنوان في الموقع'), { aside: true }),
  field('year', 'number', both('Year', 'السنة'), { localized: false, aside: true }),
  field('open', 'checkbox', both('Open', 'مفتوح'), { localized: false, aside: true }),
  field('kind', 'select', both('Kind', 'النوع'), {
    localized: false,
    aside: true,
    options: [
      { value: 'a', label: both('First', 'الأول') },
      { value: 'b', label: both('Second', 'الثاني') },
    ],
  }),
  field('closesAt', 'date', both('Closes', 'يغلق'), { localized: false, aside: true }),
];

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
const block = (type: string, words: string, more: object = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children: words ? [text(words)] : [],
  ...more,
});

/** A rich text as it is stored: `# ` begins a heading, `- ` an item. */
export function richText(...paragraphs: string[]): object {
  const children: object[] = [];
  for (const words of paragraphs) {
    const last = children.at(-1) as { type: string; children: object[] } | undefined;
    if (words.startsWith('- ')) {
      const item = block('listitem', words.slice(2), { value: (last?.type === 'list' ? last.children.length : 0) + 1 });
      if (last?.type === 'list') last.children.push(item);
      else children.push(block('list', '', { tag: 'ul', listType: 'bullet', start: 1, children: [item] }));
    } else if (words.startsWith('# ')) children.push(block('heading', words.slice(2), { tag: 'h2' }));
    else children.push(block('paragraph', words));
  }
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } };
}

function unreviewed(): Reviews {
  const language: LanguageReview = {
    state: 'none',
    isChanged: false,
    mayPublish: false,
    words: 'abc',
    step: 0,
    writer: 8,
    writtenBy: 'Karim Adel',
    request: null,
    answer: null,
  };
  const colleagues = [
    { id: 7, name: 'Salma', mayWrite: true },
    { id: 8, name: 'Karim Adel', mayWrite: true },
    { id: 9, name: 'هبة', mayWrite: false },
  ];
  return {
    languages: { en: language, ar: language },
    secondPerson: false,
    held: [],
    mayWrite: true,
    mayRelease: false,
    me: 7,
    colleagues,
  };
}

/** How its languages are published; nobody uses it. */
const standing = {
  languages: {
    en: { state: 'published', written: true, withdrawn: false, url: null },
    ar: { state: 'draft', written: true, withdrawn: false, url: null },
  },
  mayPublish: true,
  timeZone: 'Africa/Cairo',
} satisfies Partial<Publication>;

const shared = { year: 2026, open: true, kind: 'a', closesAt: '2026-12-01T12:00:00.000Z' };

/** The host behind one desk, as its contract has it: what is sent is stored, unless the test says otherwise. */
export class DeskHost {
  docs: Record<Locale, Doc> = {
    en: {
      title: 'How we plan a year',
      summary: 'Four weeks, one page, no surprises.',
      body: richText(
        '# Why',
        'A year that nobody has planned is planned by whoever shouts.',
        '- One page',
        '- One owner',
      ),
      steps: [
        { id: 'e1', pair: 'a', title: 'Listen', text: 'We ask everybody one question.', days: 3 },
        { id: 'e2', pair: 'b', title: 'Draw', text: 'One page, twelve months.', days: 4 },
      ],
      seo: { title: 'Planning a year' },
      slug: 'planning',
      ...shared,
    },
    ar: {
      title: 'كيف نخطط لعام',
      summary: '',
      body: richText('# لماذا', 'عام لم يخطط له أحد يخطط له من يرفع صوته.'),
      steps: [{ id: 'a1', pair: 'a', title: 'نستمع', text: 'نسأل الجميع سؤالًا واحدًا.', days: 3 }],
      seo: {},
      slug: 'تخطيط',
      ...shared,
    },
  };
  record: TranslationRecord = {
    source: 'en',
    marks: {
      en: {},
      ar: {
        title: {
          as: 'confirmed',
          source: fingerprint('How we plan'),
          target: fingerprint('كيف نخطط لعام'),
          by: 1,
          at: 0,
        },
      },
    },
  };
  bases: Desk['bases'] = { en: { title: '1' }, ar: { title: '1' } };
  fields = deskFields;
  lastChange: Desk['lastChange'] = { at: '2026-11-23T08:00:00.000Z', by: null };
  /** How the English text stands on the site. */
  english: 'published' | 'draft' = 'published';
  state: 'well' | 'away' | 'signed out' | 'refusing' | 'gone' | 'trashed' = 'well';
  readonly saves: DeskSave[] = [];
  /** Calls of the desk, whatever became of them. */
  asked = 0;
  conflicts: Record<Locale, Conflict[]> = { en: [], ar: [] };
  others: Record<Locale, OtherChange[]> = { en: [], ar: [] };
  /** Who has changed fields last, where the host names them. */
  changers: Desk['changers'];
  /** What others have replaced of the reader's texts. */
  overruled: Overruled[] = [];
  writable = true;
  /** What a save waits for. */
  saving: Promise<void> | undefined;

  /** What its clock will do. */
  schedules: Schedule[] = [];
  readonly people = new PeopleStream();
  /** What colleagues say at its fields, and of its languages. */
  threads: Thread[] = [];
  reviews: Reviews = unreviewed();
  /** What was said, in its order. */
  readonly said: Record<string, unknown>[] = [];
  /** Where readers would see it, in the preview. */
  pages: Record<Locale, string | null> = { en: null, ar: null };

  readonly answer: Answer = async ({ body, method, url }) => {
    const [, , family, call] = url.pathname.split('/');
    if (family === 'threads' || (family === 'history' && call === 'review')) {
      if (this.state === 'away') throw new TypeError('Failed to fetch');
      if (method === 'POST') this.said.push({ to: `/${family}/${call}`, ...(body as object) });
      const { colleagues, me } = this.reviews;
      return family === 'threads' ? ({ threads: this.threads, colleagues, me } satisfies Threads) : this.reviews;
    }
    const isDesk = url.pathname.startsWith('/api/posts/7/desk');
    if (this.state === 'away' && (isDesk || url.pathname === '/api/users/me')) throw new TypeError('Failed to fetch');
    if (url.pathname === '/api/users/me' && this.state === 'signed out') return { user: null };
    // What the checks find is told to those who ask for it.
    if (url.pathname.startsWith('/api/posts/7/checks'))
      return { facts: noFacts, dismissals: [], findings: [], levels: {} };
    if (url.pathname === '/api/posts/7/publication') return { ...standing, schedules: this.schedules };
    if (url.pathname === '/api/posts/7/schedules/cancel') {
      this.schedules = this.schedules.filter(({ id }) => id !== (body as { id: number }).id);
      return { ...standing, schedules: this.schedules };
    }
    if (url.pathname === '/api/posts/7/publication/review') {
      const news = { states: {}, changes: [] };
      return { source: 'en', languages: { en: news, ar: news } } satisfies PublicationReview;
    }
    if (url.pathname === '/api/posts/7/uses') return { uses: [] };
    if (!isDesk) return undefined;
    if (url.pathname.endsWith('/desk/preview')) return this.pages;
    if (url.pathname.endsWith('/presence')) return this.people.answer(method, body);
    if (this.state === 'signed out') return Response.json({ errors: [{ message: 'No.' }] }, { status: 403 });
    if (isDesk) this.asked += 1;
    if (this.state === 'gone')
      return Response.json({ error: { code: 'entry_deleted', message: 'Deleted.' } }, { status: 410 });
    if (this.state === 'trashed')
      return Response.json({ error: { code: 'entry_trashed', message: 'In the trash.' } }, { status: 410 });
    if (this.state === 'refusing') return Response.json({ errors: [{ message: 'Not now.' }] }, { status: 400 });
    if (url.pathname.endsWith('/sources')) return { words: { [fingerprint('How we plan')]: 'How we plan' } };
    if (url.pathname.endsWith('/overruled')) {
      if (method === 'POST') this.overruled = this.overruled.filter(({ id }) => id !== (body as { id: number }).id);
      return { overruled: this.overruled } satisfies OverruledTexts;
    }
    if (method === 'GET') return this.desk();
    await this.saving;
    return this.save(body as DeskSave);
  };

  desk(): Desk {
    return {
      form: 'this desk',
      fields: this.fields,
      label: { en: 'Post', ar: 'مقال' },
      writable: this.writable,
      ...(this.changers && { changers: this.changers }),
      ...this.standing(),
    };
  }

  private standing() {
    return {
      docs: this.docs,
      bases: this.bases,
      record: this.record,
      publication: { languages: { en: this.english, ar: 'draft' } as const, shared: false },
      lastChange: this.lastChange,
    };
  }

  private save(save: DeskSave): DeskAnswer {
    this.saves.push(save);
    this.lastChange = { at: '2026-11-23T09:30:00.000Z', by: null };
    for (const locale of locales)
      this.docs = {
        ...this.docs,
        [locale]: { ...this.docs[locale], ...save.languages[locale]?.values, ...save.shared?.values },
      };
    for (const { as, locale, path, sourceWords, target } of save.marks ?? []) {
      const marks = { ...this.record.marks[locale] };
      const source = fingerprint(sourceWords);
      if (as === 'none') delete marks[path];
      else if (as === 'minor') marks[path] = { ...marks[path]!, source };
      else marks[path] = { as, source, target, by: 7, at: 0 };
      this.record = { ...this.record, marks: { ...this.record.marks, [locale]: marks } };
    }
    if (save.source) this.record = { ...this.record, source: save.source };
    return { ...this.standing(), conflicts: this.conflicts, others: this.others, unknown: [] };
  }
}
