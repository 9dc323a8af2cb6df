import { answerField, entryPath, paths, type Career, type Locale, type FormKind } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import type { FormOnPage } from './form.ts';
import { pdf, type SampleFile } from './sample-files.ts';
import { api } from './site-paths.ts';
import { anyJob } from './submission-values.ts';

export interface FormPage {
  kind: FormKind;
  /** Without locale prefix. */
  path: string;
  /** Key of the button's text. */
  submit: string;
  job?: Career;
}

/** Where a form is; an application's is that of an open job with screening questions. */
export async function formPage(kind: FormKind, locale: Locale): Promise<FormPage> {
  switch (kind) {
    case 'contacts':
      return { kind, path: paths.contact, submit: 'contact.submit' };
    case 'feedback':
      return { kind, path: paths.feedback, submit: 'feedback.submit' };
    case 'reports':
      return { kind, path: paths.report, submit: 'report.submit' };
    case 'orders':
      return { kind, path: paths.ordering, submit: 'ordering.submit' };
    case 'applications': {
      const job = await anyJob(api, locale);
      return { kind, path: entryPath('careers', job.slug), submit: 'career.apply.submit', job };
    }
  }
}

/** Writes what may be sent into every required field, as `values` wants it where it names a field. */
export async function writeValid(
  form: FormOnPage,
  { kind, job }: FormPage,
  email: string,
): Promise<Record<string, string>> {
  const { page } = form;
  const person = { first_name: 'ليلى', last_name: "O'Brien", email };
  const written: Record<string, string> = {
    contacts: { ...person, subject: 'سؤال عن الهوية', help_details: 'A first line.' },
    feedback: { help_details: 'Clear and calm.' },
    reports: { page: '/ar/works', first_name: person.first_name, email, help_details: 'The list stays empty.' },
    orders: { ...person, phone: '01001234567', company: 'مكتبة النيل', brief: 'نريد موقعا بلغتين.' },
    applications: { ...person, phone: '01001234567', cover_letter: 'I read what you write.' },
  }[kind];
  if (kind === 'feedback') {
    await choose(page, 'rating', '5');
    await choose(page, 'area', 'website');
  }
  if (kind === 'reports') await choose(page, 'severity', 'medium');
  if (kind === 'orders') {
    await choose(page, 'offer');
    await choose(page, 'budget', '250k-750k');
  }
  await form.write(written);
  if (kind === 'applications') await apply(form, job!);
  return written;
}

async function apply({ page }: FormOnPage, { questions }: Career): Promise<void> {
  await attach(page, 'cv', pdf());
  for (const question of questions) {
    const name = answerField(question);
    if (question.kind === 'text') await page.locator(`#field-${name}`).fill('ثلاث سنوات');
    else await choose(page, name, question.kind === 'boolean' ? 'yes' : question.choices[0]);
  }
  await page.locator('label', { has: page.locator('[name=consent_processing]') }).click();
}

/** One of a field's choices by its value, the first real one without; radio buttons are pressed on their words. */
export async function choose(page: Page, name: string, value?: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  if (await list.count()) {
    const first = await list.locator('option:not([value=""])').first().getAttribute('value');
    await list.selectOption(value ?? first!);
    return;
  }
  const choice = page.locator(`input[name="${name}"]${value ? `[value="${value}"]` : ''}`).first();
  await page.locator('label', { has: choice }).click();
}

export async function attach(page: Page, field: string, ...files: SampleFile[]): Promise<void> {
  const chosen = files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));
  await page.locator(`input[type=file][name="${field}"]`).setInputFiles(chosen);
}
