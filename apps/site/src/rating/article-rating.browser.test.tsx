import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn } from '../testing/in-turn.ts';
import { mount } from '../testing/mount.tsx';
import { ArticleRating } from './index.ts';

interface Sent {
  method: string;
  locale: string | null;
  body: Record<string, unknown>;
}

/** An API that answers as the test says; what it was sent. */
function answerWith(answer: (call: Sent) => Response | Promise<Response>): Sent[] {
  const real = window.fetch;
  const sent: Sent[] = [];
  window.fetch = async (address, init = {}) => {
    // A page of an earlier file may still ask for something of its own.
    if (!String(address).includes('/rating')) return real(address, init);
    const call = {
      method: init.method ?? 'GET',
      locale: new Headers(init.headers).get('locale'),
      body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
    };
    sent.push(call);
    return answer(call);
  };
  onTestFinished(() => void (window.fetch = real));
  return sent;
}

const takes = ({ body }: Sent) =>
  Response.json({
    data: { answer: body.answer === 'none' ? null : body.answer, commented: body.comment !== undefined },
  });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const rating = <ArticleRating slug="invoices" articleKey="billing" />;

describe.each(inTurn('ar'))('%s', (locale) => {
  test('yes is sent, shown and thanked for; no changes it, without another page', async () => {
    const sent = answerWith(takes);
    const t = await mount(locale, rating);
    const [yes, no] = (['yes', 'no'] as const).map((answer) =>
      page.getByRole('button', { name: t(`article.rating.${answer}`) }),
    );
    await yes!.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.thanks.yes'));
    await expect.element(yes!).toHaveAttribute('aria-pressed', 'true');
    await expect.element(yes!).toHaveFocus();
    await no!.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.thanks.no'));
    await expect.element(no!).toHaveAttribute('aria-pressed', 'true');
    await expect.element(yes!).toHaveAttribute('aria-pressed', 'false');
    expect(sent.map(({ body, locale: of }) => [body.answer, body.comment, body.trap, of])).toEqual([
      ['yes', undefined, '', locale],
      ['no', undefined, '', locale],
    ]);
  });

  test('with the keyboard alone: an answer, a comment, and the thanks have the focus', async () => {
    const sent = answerWith(takes);
    const t = await mount(locale, rating);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const comment = page.getByRole('textbox', { name: t('article.rating.comment.no') });
    await expect.element(comment).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('Which tax?');
    await userEvent.tab();
    await userEvent.keyboard('mona@example.com{Enter}');
    await expect.element(page.getByRole('status')).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.told'));
    await expect.element(comment).not.toBeInTheDocument();
    expect(sent.at(-1)!.body).toMatchObject({ answer: 'no', comment: 'Which tax?', email: 'mona@example.com' });
  });

  test('what is wrong about a comment stands at its field, which has the focus, and nothing is lost', async () => {
    const messageAr = 'ليس عنوانًا.';
    const message = locale === 'ar' ? messageAr : 'No address.';
    const failure = { field: 'email', rule: 'email', message, messageAr };
    answerWith((call) =>
      call.body.comment === undefined
        ? takes(call)
        : Response.json({ error: { code: 'invalid', message: '', failures: [failure] } }, { status: 422 }),
    );
    const t = await mount(locale, rating);
    await page.getByRole('button', { name: t('article.rating.no') }).click();
    const comment = page.getByRole('textbox', { name: t('article.rating.comment.no') });
    await comment.fill('أي ضريبة؟');
    await page.getByRole('button', { name: t('article.rating.send') }).click();
    const email = page.getByRole('textbox').nth(1);
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(/ليس عنوانًا/);
    await expect.element(comment).toHaveValue('أي ضريبة؟');
  });

  test('without a connection the answer stays, is said to wait, and goes when the connection is back', async () => {
    let sent = answerWith(offline);
    const t = await mount(locale, rating);
    await page.getByRole('button', { name: t('article.rating.no') }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.waiting'));
    await page.getByRole('textbox', { name: t('article.rating.comment.no') }).fill('Which tax?');
    await page.getByRole('button', { name: t('article.rating.send') }).click();
    await expect.element(page.getByRole('status')).toHaveFocus();
    sent = answerWith(takes);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.told'));
    expect(sent.map(({ body }) => [body.answer, body.comment])).toEqual([['no', 'Which tax?']]);
    expect(localStorage.getItem('nasaq.ratings')).not.toContain('Which tax?');
  });

  test('a comment that is sent before its answer has arrived follows it', async () => {
    const arrived: (() => void)[] = [];
    const sent = answerWith(async (call) => {
      if (arrived.length === 0) await new Promise<void>((resolve) => arrived.push(resolve));
      return takes(call);
    });
    const t = await mount(locale, rating);
    await page.getByRole('button', { name: t('article.rating.no') }).click();
    await page.getByRole('textbox', { name: t('article.rating.comment.no') }).fill('Which tax?');
    await page.getByRole('button', { name: t('article.rating.send') }).click();
    expect(sent).toHaveLength(1);
    arrived[0]!();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.told'));
    expect(sent.map(({ body }) => body.comment)).toEqual([undefined, 'Which tax?']);
  });

  test('taken back, nothing is pressed, and the words that say so have the focus', async () => {
    const sent = answerWith(takes);
    const t = await mount(locale, rating);
    await page.getByRole('button', { name: t('article.rating.yes') }).click();
    await page.getByRole('button', { name: t('article.rating.take_back') }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.taken_back'));
    await expect.element(page.getByRole('status')).toHaveFocus();
    await expect
      .element(page.getByRole('button', { name: t('article.rating.yes') }))
      .toHaveAttribute('aria-pressed', 'false');
    expect(sent.at(-1)!.body.answer).toBe('none');
    expect(localStorage.getItem('nasaq.ratings')).toBe('{}');
  });

  test('what is too much is told with the time to wait, and is as it was before', async () => {
    answerWith(() =>
      Response.json({ error: { code: 'too_many_requests', message: '', retryAfter: 240 } }, { status: 429 }),
    );
    const t = await mount(locale, rating);
    await page.getByRole('button', { name: t('article.rating.yes') }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(t('article.rating.news.too_many', { minutes: 4 }));
    await expect
      .element(page.getByRole('button', { name: t('article.rating.yes') }))
      .toHaveAttribute('aria-pressed', 'false');
  });
});
