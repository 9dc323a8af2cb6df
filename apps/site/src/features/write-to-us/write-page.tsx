import { FormPage } from '../../ui/form-page.tsx';
import { Steps } from '../../ui/steps.tsx';
import { useT } from '../locale/use-t.ts';
import { WriteToUs } from './write-to-us.tsx';

const prompts = ['first', 'second', 'third', 'fourth'] as const;
const steps = ['first', 'second', 'third'] as const;

/** A page that invites to write: what happens next beside the ways to write. Its texts are the namespace of its name. */
export function WritePage({ name }: { name: 'contact' | 'feedback' | 'report' | 'ordering' }) {
  const t = useT();
  return (
    <FormPage
      title={t(`titles.${name}`)}
      lead={t(`${name}.lead`)}
      alternative={t(`${name}.direct`)}
      aside={
        <section>
          <h2>{t(`${name}.next`)}</h2>
          <Steps
            steps={steps.map((step) => ({
              title: t(`${name}.step.${step}.title`),
              text: t(`${name}.step.${step}.text`),
            }))}
          />
        </section>
      }
    >
      <WriteToUs
        title={t(`${name}.write.title`)}
        text={t(`${name}.write.text`)}
        subject={t(`${name}.write.subject`)}
        prompts={prompts.map((prompt) => t(`${name}.prompt.${prompt}`))}
      />
    </FormPage>
  );
}
