import { type Career, type CareerSummary, otherLocale, type ScreeningQuestion } from '@nasaq/contract';
import { pairOf } from '@nasaq/translation';
import { presentDetail, presentStrings } from '../entry/reading/detail.ts';
import { loadImages } from '../entry/reading/images.ts';
import { type Document, findPublished, type Reading } from '../../platform/http/published.ts';
import type { Resource } from '../entry/reading/resource.ts';
import { coverIds, presentSummary, summarySelect } from '../entry/reading/summary.ts';

type CareerDocument = Document<'careers'>;

const rowSelect = {
  department: true,
  workplace: true,
  place: true,
  contractType: true,
  openings: true,
  postedAt: true,
  closesAt: true,
  jobStatus: true,
} as const;
const otherJobs = 4;

/** The API of jobs. */
export const careerResource: Resource<'careers'> = {
  type: 'careers',
  sort: '_order',
  summarySelect: rowSelect,
  presentSummaries: async (reading, docs) => openFirst(await presentCareerSummaries(reading, docs)),
  presentDetail: presentCareer,
};

async function presentCareerSummaries(reading: Reading, docs: readonly CareerDocument[]): Promise<CareerSummary[]> {
  const images = await loadImages(reading, coverIds(docs));
  return docs.map((doc) => ({
    ...presentSummary(doc, images),
    department: doc.department ?? null,
    workplace: doc.workplace,
    place: doc.place ?? '',
    contractType: doc.contractType,
    openings: doc.openings ?? 1,
    postedAt: doc.postedAt ?? doc.createdAt,
    closesAt: doc.closesAt ?? null,
    status: isOpen(doc) ? 'open' : 'closed',
  }));
}

async function presentCareer(reading: Reading, doc: CareerDocument): Promise<Omit<Career, 'alternates'>> {
  const [[summary], detail, others, questions] = await Promise.all([
    presentCareerSummaries(reading, [doc]),
    presentDetail(reading, doc),
    otherOpenJobs(reading, doc),
    presentScreening(reading, doc),
  ]);
  const { min, max, currency } = doc.salary ?? {};
  return {
    ...summary!,
    ...detail,
    salary: min && max && currency ? { min, max, currency } : null,
    responsibilities: presentStrings(doc.responsibilities),
    requirements: presentStrings(doc.requirements),
    benefits: presentStrings(doc.benefits),
    questions,
    others,
  };
}

async function otherOpenJobs(reading: Reading, doc: CareerDocument): Promise<CareerSummary[]> {
  const { docs } = await findPublished(reading, 'careers', {
    where: { id: { not_equals: doc.id } },
    sort: '_order',
    select: { ...summarySelect, ...rowSelect },
  });
  const sameDepartment = (other: CareerDocument) => Number(other.department === doc.department);
  const open = docs.filter(isOpen).sort((a, b) => sameDepartment(b) - sameDepartment(a));
  return presentCareerSummaries(reading, open.slice(0, otherJobs));
}

function openFirst(jobs: CareerSummary[]): CareerSummary[] {
  return jobs.sort((a, b) => Number(a.status === 'closed') - Number(b.status === 'closed'));
}

/** Open until the editor closes it or its closing date has passed. */
export function isOpen({ jobStatus, closesAt }: Pick<Document<'careers'>, 'jobStatus' | 'closesAt'>): boolean {
  return jobStatus !== 'closed' && (!closesAt || new Date(closesAt).getTime() > Date.now());
}

/**
 * The questions that a form of application asks besides. They go by their pair: a row has another id in each language, and
 * an answer would be lost by a switch of the language. The label of the other language is for sentences in it.
 */
export async function presentScreening(
  reading: Reading,
  { id, questions }: Pick<CareerDocument, 'id' | 'questions'>,
): Promise<ScreeningQuestion[]> {
  if (!questions || questions.length === 0) return [];
  const other = otherLocale(reading.locale);
  const { docs } = await findPublished({ ...reading, locale: other }, 'careers', {
    where: { id: { equals: id } },
    limit: 1,
    select: { questions: true },
  });
  const labels = new Map((docs[0]?.questions ?? []).map((row, place) => [pairOf({ ...row }, place), row.label]));
  return questions.map((question, place) => {
    const pair = pairOf({ ...question }, place);
    const label = question.label ?? '';
    const translated = labels.get(pair);
    return {
      id: pair,
      label,
      ...(translated ? { labels: { en: label, ar: label, [other]: translated } } : {}),
      kind: question.kind,
      choices: presentStrings(question.choices),
      required: question.required ?? false,
    };
  });
}
