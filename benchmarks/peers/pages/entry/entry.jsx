import { paths } from '@nasaq/contract';
import { withoutWorks } from '../../../../apps/site/src/content/offers/related.ts';
import { JsonLdScripts } from '../../../../apps/site/src/head/head-tags.tsx';
import { entryHead } from '../head.js';
import { messages } from '../messages.js';
import { Call } from '../shell/call.jsx';
import { Cover } from '../shell/cover.jsx';
import { Section } from '../shell/section.jsx';
import { Works } from '../shell/works.jsx';
import { Method } from './method.jsx';
import { Opening } from './opening.jsx';
import { Related } from './related.jsx';
import { EntryText } from './text.jsx';

/** One service: its method, what was made with it, its text. */
export function Entry({ root, offer }) {
  const { process, deliverables, works } = offer;
  const drawn = process.length > 1;
  const loose = deliverables.filter(({ step }) => !drawn || step === null || step > process.length);
  return (
    <article>
      <Opening root={root} offer={offer} />
      {(offer.cover || !drawn) && <Cover type="services" entry={offer} ratio="band" eager className="band" />}
      {drawn && <Method offer={offer} />}
      {works.length > 0 && (
        <Section
          title={messages.services.works}
          more={{ to: paths.works, text: messages.offers.all_works }}
          ground="on-ink"
          className="made"
        >
          <Works works={works.slice(0, 4)} />
        </Section>
      )}
      <EntryText offer={{ ...offer, process: drawn ? [] : process, deliverables: loose }} />
      <Related related={withoutWorks(offer)} />
      <Call {...messages.offers.call} />
      <JsonLdScripts objects={entryHead(root, offer).jsonLd} />
    </article>
  );
}
