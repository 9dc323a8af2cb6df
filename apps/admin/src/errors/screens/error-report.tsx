import type { Locale } from '@nasaq/contract';
import type { ReactNode } from 'react';
import type { Error as ErrorKind } from '../../platform/payload/payload-types.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { errorTexts } from '../catalogue/index.ts';
import { ErrorStateTag } from './cells.tsx';
import { StateButtons } from './state-buttons.tsx';

/** What is known of a kind of error, and what is to become of it. */
export function ErrorReport({ error, language }: { error: ErrorKind; language: Locale }) {
  const texts = errorTexts[language];
  const { words } = texts;
  return (
    <>
      <div className="inbox-document__head">
        <p className="inbox-document__kind">
          <ErrorStateTag language={language} state={error.state} />
          <span>{texts.sources[error.source]}</span>
        </p>
        <h1>
          <Code>{`${error.name}: ${error.message}`}</Code>
        </h1>
        <StateButtons id={error.id} language={language} state={error.state} />
      </div>
      <div className="inbox-document__columns">
        <section aria-labelledby="error-stack" className="inbox-document__letter">
          <h2 id="error-stack">{words.stack}</h2>
          {error.stack ? (
            <pre className="error-stack" dir="ltr" lang="en">
              {error.stack}
            </pre>
          ) : (
            <p>{texts.noStack}</p>
          )}
        </section>
        <aside className="inbox-document__side">
          <dl className="inbox-facts inbox-facts--narrow">
            <Fact label={words.count}>{menuNumber(language).format(error.count)}</Fact>
            <Fact label={words.firstAt}>
              <Moment full language={language} value={error.first_at} />
            </Fact>
            <Fact label={words.lastAt}>
              <Moment full language={language} value={error.last_at} />
            </Fact>
            {error.returned_at && (
              <Fact label={words.returnedAt}>
                <Moment full language={language} value={error.returned_at} />
              </Fact>
            )}
            <Fact label={words.version}>
              <Code>{error.version}</Code>
            </Fact>
            <Fact label={words.firstVersion}>
              <Code>{error.first_version}</Code>
            </Fact>
            {error.place && (
              <Fact label={words.place}>
                <Code>{error.place}</Code>
              </Fact>
            )}
            {error.routes && (
              <Fact label={words.routes}>
                <Lines>{error.routes}</Lines>
              </Fact>
            )}
            {error.requests && (
              <Fact label={words.requests}>
                <Lines>{error.requests}</Lines>
                <p className="inbox-quiet">{texts.inTheLog}</p>
              </Fact>
            )}
          </dl>
        </aside>
      </div>
    </>
  );
}

/** What the code says stays as it is, whatever the menus' language. */
function Code({ children }: { children: ReactNode }) {
  return (
    <bdi className="error-code" dir="ltr" lang="en">
      {children}
    </bdi>
  );
}

function Lines({ children }: { children: string }) {
  return (
    <ul>
      {children.split('\n').map((line) => (
        <li key={line}>
          <Code>{line}</Code>
        </li>
      ))}
    </ul>
  );
}

function Fact({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
