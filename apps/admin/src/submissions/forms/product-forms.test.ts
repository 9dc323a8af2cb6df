import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Payload, SelectField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedForm } from '../screens/forms/edit-fields.ts';
import { forgetOffParts, offParts } from '../../platform/parts/off-parts.ts';
import { formHeading, formNames } from './form-names.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

async function linksIn(language: 'en' | 'ar') {
  const { ProductForms } = await import('../screens/forms/product-forms.tsx');
  const row = await ProductForms({ i18n: { language }, payload, user: { id: 1 } } as never);
  const html = renderToStaticMarkup(createElement('div', null, row));
  return [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [href, name]);
}

test('the list of forms leads to each of the product, by the name of its menu: to its row, or to a new one of it', async () => {
  const forms = '/admin/collections/forms';
  expect(await linksIn('en')).toEqual([
    [`${forms}/create?form=contacts`, 'Messages'],
    [`${forms}/create?form=feedback`, 'Feedback'],
    [`${forms}/create?form=reports`, 'Reports'],
    [`${forms}/create?form=orders`, 'Orders'],
    [`${forms}/create?form=applications`, 'Applications'],
  ]);
  const { id } = await payload.create({ collection: 'forms', draft: true, data: { form: 'orders' } as never });
  expect((await linksIn('ar'))[3]).toEqual([`${forms}/${id}`, 'الطلبات']);
});

test('of a part that is off no form is offered, but one that was arranged before stays', async () => {
  const { fields } = payload.collections.forms.config;
  const which = fields.find((field) => 'name' in field && field.name === 'form') as SelectField;
  const offered = (form: string) =>
    which.filterOptions!({ data: { form }, options: which.options, req: {} as never, siblingData: {} }).map((option) =>
      typeof option === 'string' ? option : option.value,
    );
  expect(offered('own')).toContain('orders');
  await payload.updateGlobal({ slug: 'parts', data: { ordering: { state: 'off' }, _status: 'published' } as never });
  forgetOffParts();
  await offParts(payload);
  expect(offered('own')).toEqual(['own', 'contacts', 'feedback', 'reports', 'applications']);
  expect(offered('orders')).toContain('orders');
  expect((await linksIn('en')).map(([, name]) => name)).not.toContain('Orders');
});

test('above itself a form is called by one name: as the menu says, or by the title that its owner gave', () => {
  const titles = { en: 'Survey', ar: 'استبيان' };
  expect(formHeading('contacts', titles, 'ar')).toBe(formNames.contacts.ar);
  expect(formHeading('own', titles, 'ar')).toBe('استبيان');
  expect(formHeading('own', { en: ' ', ar: 'استبيان' }, 'en')).toBe('استبيان');
  expect(formHeading('own', { en: '', ar: '' }, 'en')).toBe(formNames.own.en);
});

test('a new form that such a link leads to is the one that it names, and else one of the owner’s', () => {
  const asked = ['?form=orders', '?form=responses', '?form=', ''].map(askedForm);
  expect(asked).toEqual(['orders', null, null, null]);
});
