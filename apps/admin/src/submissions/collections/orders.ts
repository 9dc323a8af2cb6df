import { choiceLabels } from '@nasaq/messages/choices';
import { submissionCollection } from './submission-collection.ts';
import { choiceValue, dayValue, lineValue, nameValues, phoneValues, textValue } from './value-fields.ts';

/** `offer` is `services:<key>` or `products:<key>`; `title` its name as the sender read it. */
export const orders = submissionCollection({
  slug: 'orders',
  singular: { en: 'Order', ar: 'طلب' },
  plural: { en: 'Orders', ar: 'الطلبات' },
  values: [
    lineValue('offer'),
    textValue('brief'),
    choiceValue('budget', choiceLabels.budget),
    dayValue('deadline'),
    ...nameValues(),
    lineValue('company'),
    lineValue('email'),
    ...phoneValues(),
  ],
  columns: ['deadline'],
});
