import { offerParts } from '../../../../apps/site/src/content/offers/offer-parts.ts';
import { messages } from '../messages.js';
import { CheckList, EntryPart, Faq, TitledTexts } from './blocks.jsx';
import { Contents } from './contents.jsx';
import { Steps } from './steps.jsx';

const t = messages.offers;

/** The text of a service and the parts below it, beside their contents. */
export function EntryText({ offer }) {
  const { benefits, process, deliverables, faq, body } = offer;
  const parts = offerParts(offer).map((id) => ({ id, text: t[id], level: 2 }));
  if (!body.html && parts.length === 0) return null;
  return (
    <div className="wrap entry">
      <div className="entry__aside">
        <Contents toc={[...body.toc, ...parts]} />
      </div>
      <div className="entry__text">
        {body.html && <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />}
        <EntryPart id="benefits" title={t.benefits} shown={benefits.length > 0}>
          <TitledTexts items={benefits} />
        </EntryPart>
        <EntryPart id="process" title={t.process} shown={process.length > 0}>
          <Steps steps={process} />
        </EntryPart>
        <EntryPart id="deliverables" title={t.deliverables} shown={deliverables.length > 0}>
          <CheckList items={deliverables.map(({ text }) => text)} />
        </EntryPart>
        <EntryPart id="faq" title={t.faq} shown={faq.length > 0}>
          <Faq questions={faq} />
        </EntryPart>
      </div>
    </div>
  );
}
