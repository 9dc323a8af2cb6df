import { paths } from '@nasaq/contract';
import { useT } from '../../features/locale/use-t.ts';
import { WriteToUs } from '../../features/write-to-us/write-to-us.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const prompts = ['first', 'second', 'third'] as const;

/** Where the conversation with the care team takes place; the ways to reach it meanwhile. */
export function Component() {
  const t = useT();
  return (
    <FormPage
      art="live-chat"
      title={t('titles.live_chat')}
      lead={t('live_chat.lead')}
      alternative={t('live_chat.direct')}
      aside={
        <section>
          <h2>{t('live_chat.help')}</h2>
          <p>{t('live_chat.help_text')}</p>
          <p>
            <TextLink to={paths.knowledgebase}>{t('titles.knowledgebase')}</TextLink>
          </p>
        </section>
      }
    >
      <WriteToUs
        title={t('live_chat.write.title')}
        text={t('live_chat.write.text')}
        subject={t('live_chat.write.subject')}
        prompts={prompts.map((prompt) => t(`live_chat.prompt.${prompt}`))}
      />
    </FormPage>
  );
}
