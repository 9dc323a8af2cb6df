import { type Locale, passes } from '@nasaq/contract';
import type { PayloadRequest, Validate, Where } from 'payload';
import type { Form } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { formTexts } from '../catalogue/index.ts';
import { checkFields } from './check-fields.ts';
import { problemText } from './field-problems.ts';
import { formHeading, ownForm } from './form-names.ts';
import { addressesIn, kindOf } from './form-settings.ts';

const { problems } = formTexts;

interface Sibling {
  form?: string | null;
}
type Asked = Validate<unknown, unknown, Sibling>;

/** The first thing that is wrong with the fields; the builder says all of them, each at its field. */
export const validateFields: Asked = (value, { data, req }) => {
  const [problem] = checkFields(kindOf(data as Sibling), value);
  return problem ? problemText(problem, value, interfaceLanguage(req.i18n)) : true;
};

/** Texts that one of the owner's cannot do without, and that none of ours has. */
export function validateOwn(name: string, locale: Locale): Asked {
  return (value, { data, req }) => {
    if ((data as Sibling).form !== ownForm) return true;
    const language = interfaceLanguage(req.i18n);
    const text = String(value ?? '').trim();
    if (name === 'title' && text === '') return problems[`title_${locale}`][language];
    return text.length > (name === 'title' || name === 'submit' ? 120 : 2_000) ? problems.too_long[language] : true;
  };
}

/** Small Latin letters, digits and hyphens: the same address in both languages, which nothing in the trash has, either. */
export const validateAddress: Asked = (value, { data, id, req }) => {
  if ((data as Sibling).form !== ownForm) return true;
  const slug = String(value ?? '')
    .trim()
    .toLowerCase();
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    return problems.address[interfaceLanguage(req.i18n)];
  return refuseTrashed(slug, id, req);
};

/** Payload says of any other form that the value is taken; one in the trash nobody would find. */
async function refuseTrashed(slug: string, id: number | string | undefined, req: PayloadRequest) {
  const others: Where[] = [{ slug: { equals: slug } }, { deletedAt: { exists: true } }];
  if (id !== undefined) others.push({ id: { not_equals: id } });
  const holder = await req.payload.db.findOne<Form>({
    collection: 'forms',
    where: { and: others },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  const language = interfaceLanguage(req.i18n);
  return holder ? fill(problems.addressInTrash[language], { form: formHeadingOf(holder, language) }) : true;
}

function formHeadingOf(form: Form, language: Locale): string {
  return formHeading(form.form, { en: form.title_en ?? '', ar: form.title_ar ?? '' }, language);
}

const mostRecipients = 20;

export const validateRecipients: Asked = (value, { req }) => {
  const language = interfaceLanguage(req.i18n);
  const addresses = addressesIn(value as string | null);
  const wrong = addresses.find((address) => !passes({ rule: 'email' }, address, { values: {}, isPhone: () => true }));
  if (wrong !== undefined) return fill(problems.recipient[language], { address: wrong });
  return addresses.length > mostRecipients ? problems.recipients[language] : true;
};

/** What an acknowledgement may name. */
export const mailPlaceholders = ['name', 'title', 'reference', 'within', 'company'] as const;

export const validateMailText: Asked = (value, { req }) => {
  const language = interfaceLanguage(req.i18n);
  const text = String(value ?? '');
  const unknown = [...text.matchAll(/\{([^{}]*)\}/gu)].find(
    ([, name]) => !mailPlaceholders.includes(name as (typeof mailPlaceholders)[number]),
  );
  if (unknown)
    return fill(problems.placeholder[language], {
      name: unknown[0],
      known: mailPlaceholders.map((name) => `{${name}}`).join(language === 'ar' ? '، ' : ', '),
    });
  // What is left of braces after those that are whole.
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''))) return problems.brace[language];
  return text.length > 8_000 ? problems.too_long[language] : true;
};
