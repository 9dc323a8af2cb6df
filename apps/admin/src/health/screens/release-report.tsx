import type { Locale } from '@nasaq/contract';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag, type Tone } from '../../platform/staff/screens/tag.tsx';
import { releaseTexts } from '../catalogue/index.ts';
import type { SchemaState } from '../schema-state.ts';
import './release.css';

type Verdict = 'current' | 'upgrading' | 'ahead' | 'pending';

const tones: Record<Verdict, Tone> = { current: 'good', upgrading: 'active', ahead: 'active', pending: 'draft' };

interface Props {
  language: Locale;
  /** Of the host that answers. */
  version: string;
  state: SchemaState;
  /** The one that runs longest first; `started` in ISO. */
  hosts: { name: string; version: string; started: string }[];
  /** They are of two releases. */
  isMixed: boolean;
}

export function ReleaseReport({ hosts, isMixed, language, state, version }: Props) {
  const texts = releaseTexts[language];
  const verdict = verdictOn(state, isMixed);
  return (
    <section aria-labelledby="release-board" className="board release-board">
      <header>
        <h2 id="release-board">
          {texts.title} <bdi>{version}</bdi>
        </h2>
        <Tag tone={tones[verdict]}>{texts.verdicts[verdict]}</Tag>
      </header>
      <p>{fill(texts.leads[verdict], { command: 'npx nasaq migrate --contract' })}</p>
      <dl>
        <dt>{texts.hosts}</dt>
        {hosts.map(({ name, started, version: its }) => (
          <dd key={`${name} ${started}`}>
            {fill(texts.host, { name, version: its })} <Moment language={language} value={started} />
          </dd>
        ))}
        <dt>{texts.tables}</dt>
        <dd>
          <code dir="ltr">{state.schema}</code>
        </dd>
      </dl>
    </section>
  );
}

function verdictOn({ pending, tables }: SchemaState, isMixed: boolean): Verdict {
  if (isMixed) return 'upgrading';
  if (tables === 'ahead') return 'ahead';
  return pending.length > 0 ? 'pending' : 'current';
}
