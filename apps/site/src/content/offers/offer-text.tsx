import type { RichText } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { CheckList, Faq, Steps, TitledTexts } from '../../ui/blocks.tsx';
import { EntryLayout, EntryPart, TableOfContents } from '../../ui/entry.tsx';
import { RichText as Prose } from '../../ui/rich-text.tsx';
import { offerParts } from './offer-parts.ts';

interface OfferTextProps {
  offer: Parameters<typeof offerParts>[0];
  /** Its text after the opening. */
  rest: RichText;
}

/** The text of an entry and the parts below it, beside their contents; nothing where all of them are empty. */
export function OfferText({ offer, rest }: OfferTextProps) {
  const t = useT();
  const { benefits, process, deliverables, faq } = offer;
  const parts = offerParts(offer).map((id) => ({ id, text: t(`offers.${id}`), level: 2 as const }));
  if (!rest.html && parts.length === 0) return null;
  return (
    <EntryLayout aside={<TableOfContents toc={[...rest.toc, ...parts]} />}>
      {rest.html && <Prose text={rest} />}
      <EntryPart id="benefits" title={t('offers.benefits')} shown={benefits.length > 0}>
        <TitledTexts items={benefits} />
      </EntryPart>
      <EntryPart id="process" title={t('offers.process')} shown={process.length > 0}>
        <Steps steps={process} />
      </EntryPart>
      <EntryPart id="deliverables" title={t('offers.deliverables')} shown={deliverables.length > 0}>
        <CheckList items={deliverables.map(({ text }) => text)} />
      </EntryPart>
      <EntryPart id="faq" title={t('offers.faq')} shown={faq.length > 0}>
        <Faq questions={faq} />
      </EntryPart>
    </EntryLayout>
  );
}
