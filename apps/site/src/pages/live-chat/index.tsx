import { paths } from '@nasaq/contract';
import { AvailabilityLine, ChatHere, useAvailability } from '../../chat/index.ts';
import { OpeningHours } from '../../content/opening-hours/index.ts';
import { WriteToUs } from '../../content/write-to-us/index.ts';
import { useT } from '../../locale/translator.ts';
import { useIsOn } from '../../router/use-is-on.ts';
import { TextLink } from '../../ui/buttons.tsx';
import { FormPage } from '../../ui/form-page.tsx';

const prompts = ['first', 'second', 'third'] as const;

/** Where the conversation with the care team takes place; without scripts, the other ways to reach it. */
export function Component() {
  const t = useT();
  const isOn = useIsOn();
  const availability = useAvailability();
  return (
    <FormPage
      art="live-chat"
      title={t('titles.live_chat')}
      lead={t('live_chat.lead')}
      alternative={t('live_chat.direct')}
      aside={
        <>
          <OpeningHours level={2} />
          {isOn('knowledgebase') && (
            <section>
              <h2>{t('live_chat.help')}</h2>
              <p>{t('live_chat.help_text')}</p>
              <p>
                <TextLink to={paths.knowledgebase}>{t('titles.knowledgebase')}</TextLink>
              </p>
            </section>
          )}
        </>
      }
    >
      <AvailabilityLine availability={availability} />
      <ChatHere availability={availability} />
      <noscript>
        <WriteToUs
          title={t('live_chat.without.title')}
          text={t('live_chat.without.text')}
          subject={t('live_chat.without.subject')}
          prompts={prompts.map((prompt) => t(`live_chat.prompt.${prompt}`))}
        />
        <TextLink to={paths.contact}>{t('titles.contact')}</TextLink>
      </noscript>
    </FormPage>
  );
}
