import { paths } from '@nasaq/contract';
import { AvailabilityLine, useAvailability } from '../../chat/index.ts';
import { OpeningHours } from '../../content/opening-hours/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { Faq, Steps, TitledTexts } from '../../ui/blocks.tsx';
import { ButtonLink, TextLink } from '../../ui/buttons.tsx';
import { PageBlocks } from '../../ui/page-blocks.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import type { loader } from './loader.ts';

/** How clients are looked after: ways to reach us, promises, questions. */
export function Component() {
  const t = useT();
  const { blocks = [], care } = useModel<typeof loader>();
  const isOn = useIsOn();
  return (
    <>
      <PageHeader
        title={care.statement || t('titles.care')}
        lead={care.intro}
        eyebrow={care.statement ? [t('titles.care')] : []}
        art={{ type: 'companies', key: 'care' }}
      >
        {isOn('chat') && <Availability />}
        <p className="page-header__actions">
          {isOn('chat') ? (
            <ButtonLink to={paths.liveChat} size="lg" arrow>
              {t('care.chat')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact} size="lg" arrow>
              {t('titles.contact')}
            </ButtonLink>
          )}
          {isOn('knowledgebase') && (
            <ButtonLink to={paths.knowledgebase} variant="secondary" size="lg">
              {t('titles.knowledgebase')}
            </ButtonLink>
          )}
        </p>
      </PageHeader>
      <Section title={t('care.channels')} ground="sunk">
        {care.channels.length > 0 ? (
          <TitledTexts items={care.channels} />
        ) : (
          <p>
            <TextLink to={paths.contact}>{t('titles.contact')}</TextLink>
          </p>
        )}
        <OpeningHours className="care-hours" level={3} />
        <TextLink to={paths.status}>{t('titles.status_entry')}</TextLink>
      </Section>
      {care.promises.length > 0 && (
        <Section title={t('care.promises')} className="care-promises">
          <Steps steps={care.promises} />
        </Section>
      )}
      {care.faq.length > 0 && (
        <Section title={t('care.faq')}>
          <Faq questions={care.faq} />
        </Section>
      )}
      <PageBlocks blocks={blocks} />
    </>
  );
}

/** Whether somebody answers at the moment; nobody is asked where there is no chat. */
function Availability() {
  return <AvailabilityLine availability={useAvailability()} />;
}
