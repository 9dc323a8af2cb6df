import { Button } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';

/** As the CMS draws the fields of what lies in the trash. */
test('a text that cannot be changed keeps clear of its ground, and what can choose nothing looks so', async () => {
  mountScreen(
    'ar',
    <>
      <div className="field-type rich-text-lexical rich-text-lexical--read-only">
        <div className="editor-container">
          <div className="ContentEditable__root">The text</div>
        </div>
      </div>
      {[true, false].map((readOnly) => (
        <div className={`field-type upload ${readOnly ? 'read-only' : ''}`} key={String(readOnly)}>
          <div className="upload__dropzoneContent">
            <Button buttonStyle="pill" disabled={readOnly}>
              {readOnly ? 'Nothing' : 'Choose'}
            </Button>
          </div>
        </div>
      ))}
    </>,
  );
  const styleOf = (element: Element) => getComputedStyle(element);
  await expect.element(page.getByText('The text')).toBeVisible();
  expect(Number.parseFloat(styleOf(page.getByText('The text').element()).paddingInlineStart)).toBeGreaterThan(8);
  const [nothing, choose] = ['Nothing', 'Choose'].map((name) => styleOf(page.getByRole('button', { name }).element()));
  expect(nothing!.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(choose!.backgroundColor).not.toBe(nothing!.backgroundColor);
});
