import {
  answerField,
  type Career,
  type CareerSummary,
  type Item,
  type List,
  type Locale,
  type FormKind,
  type Summary,
} from '@nasaq/contract';

type Values = Record<string, unknown>;
type Ask = <T>(path: string, locale: Locale) => Promise<T>;

/** What fits every kind but an application, which depends on the job. */
export function validValues(kind: Exclude<FormKind, 'applications'>, email: string, offer: string): Values {
  const person = { first_name: 'ليلى', last_name: "O'Brien", email };
  const phone = { phone_country: 'EG', phone: '01001234567' };
  switch (kind) {
    case 'contacts':
      return { ...person, ...phone, subject: 'سؤال عن الهوية', help_details: 'A first line.\nوسطر ثان.' };
    case 'feedback':
      return { rating: '5', area: 'website', help_details: 'Clear and calm.', wants_answer: true, ...person, ...phone };
    case 'reports':
      return {
        page: '/ar/works',
        error_id: 'e-123',
        severity: 'medium',
        help_details: '<div>The list stays <strong>empty</strong>.</div>',
        help_details_files: [],
        screenshots: [],
        first_name: person.first_name,
        email,
      };
    case 'orders':
      return {
        offer,
        brief: '<div>نريد <em>موقعًا</em> بلغتين.</div>',
        brief_files: [],
        budget: '250k-750k',
        deadline: '2099-12-31',
        files: [],
        company: 'مكتبة النيل',
        ...person,
        ...phone,
      };
  }
}

/** `services:<key>` of the first service. */
export async function anyOffer(ask: Ask): Promise<string> {
  const { data } = await ask<List<Summary>>('services?limit=1', 'en');
  return `services:${data[0]!.key}`;
}

/** An open job with screening questions, in one language. */
export async function anyJob(ask: Ask, locale: Locale): Promise<Career> {
  const { data } = await ask<List<CareerSummary>>('careers?limit=100', locale);
  for (const { slug, status } of data) {
    if (status !== 'open') continue;
    const career = (await ask<Item<Career>>(`careers/${encodeURIComponent(slug)}`, locale)).data;
    if (career.questions.length > 0) return career;
  }
  throw new Error('No open job has screening questions.');
}

export function applicationValues(job: Career, email: string, cv: string): Values {
  const answers = job.questions.map((question) => [
    answerField(question),
    question.kind === 'text' ? 'ثلاث سنوات' : question.kind === 'boolean' ? 'yes' : question.choices[0],
  ]);
  return {
    first_name: 'نور',
    last_name: 'حسن',
    email,
    phone_country: 'EG',
    phone: '01001234567',
    cv: [cv],
    cover_letter: 'I read what you write.',
    links: ['https://example.com/work'],
    ...Object.fromEntries(answers),
    consent_processing: true,
    consent_retention: false,
  };
}
