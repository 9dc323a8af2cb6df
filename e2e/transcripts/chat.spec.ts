import { locales } from '@nasaq/contract';
import { test } from '../support/chat-agent.ts';
import { beginChat, said } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { announced, spoken } from '../support/spoken.ts';
import { expect } from '../support/test.ts';
import { expectTranscript } from '../support/transcript.ts';

const words = {
  en: { hello: 'Where is my order?', answer: 'It leaves tomorrow morning.', thanks: 'Thank you.' },
  ar: { hello: 'أين طلبي؟', answer: 'يخرج إليك صباح الغد.', thanks: 'شكرًا لك.' },
};

for (const locale of locales)
  test(`a conversation: ${locale}`, async ({ page, agent }) => {
    const { hello, answer, thanks } = words[locale];
    const { email, thread, send } = await beginChat(page, locale, hello);
    const chat = await agent.chatOf(email);
    await expect(page.getByText(text(locale, 'live_chat.mark.sent'))).toBeVisible();
    await expectTranscript(locale, 'chat-begun', timeless(await spoken(page, page.getByRole('main'))));
    const answered = await announced(page, async () => {
      await agent.says(chat, answer);
      await expect(page.locator('[aria-live=polite]', { hasText: answer })).toBeAttached();
    });
    const sent = await announced(page, async () => {
      await send(thanks);
      await expect.poll(async () => said(await agent.messages(chat))).toContain(thanks);
      await expect(thread.getByText(text(locale, 'live_chat.out.sending'))).toHaveCount(0);
    });
    await expectTranscript(locale, 'chat-heard', timeless([...answered, ...sent]));
    await expectTranscript(locale, 'chat-thread', timeless(await spoken(page, thread)));
  });

/** The days and hours of messages differ from run to run. */
function timeless(phrases: string[]): string[] {
  return phrases.map((phrase) =>
    phrase
      .replaceAll(/\d{1,2}:\d\d\s[AP]M|[٠-٩]{1,2}:[٠-٩]{2}\s[صم]/g, '(time)')
      .replace(/^(\s*)(?:[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}|\S+، [٠-٩]{1,2} \S+)$/, '$1(day)'),
  );
}
