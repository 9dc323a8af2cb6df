import { useAllFormFields } from '@payloadcms/ui';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentLabels } from '../../catalogue/index.ts';
import { DocumentForm } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { ZoneField } from './zone-field.tsx';

describe.each(inTurn('ar'))('the time zone of the opening hours in %s', (language) => {
  test('is told by its name, found by it, and stored by its id', async () => {
    const field = { name: 'timeZone', label: contentLabels.openingHours.timeZone[language], type: 'text' } as never;
    mountScreen(
      language,
      <DocumentForm state={{ timeZone: { value: 'Africa/Cairo', initialValue: 'Africa/Cairo', valid: true } }}>
        <ZoneField field={field} path="timeZone" />
        <Stored />
      </DocumentForm>,
    );
    const [egypt, saudi] = language === 'ar' ? ['مصر', 'السعودية'] : ['Egypt', 'Saudi'];
    await expect.element(page.getByText(egypt, { exact: false })).toBeVisible();
    await page.getByRole('combobox').fill(saudi);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status', { name: 'Stored' })).toHaveTextContent('Asia/Riyadh');
  });
});

function Stored() {
  const [{ timeZone }] = useAllFormFields();
  return <output aria-label="Stored">{String(timeZone?.value)}</output>;
}
