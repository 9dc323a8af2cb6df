import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedForm } from '../screens/forms/edit-fields.ts';
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

test('a new form that such a link leads to is the one that it names, and else one of the owner’s', () => {
  const asked = ['?form=orders', '?form=responses', '?form=', ''].map(askedForm);
  expect(asked).toEqual(['orders', null, null, null]);
});
