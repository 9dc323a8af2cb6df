'use client';

import type { Locale } from '@nasaq/contract';
import { Button, Link } from '@payloadcms/ui';
import { useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import { startRoute, type Step } from '../start-api.ts';
import { tell } from './tell.ts';
import './launch.css';

interface Props {
  adminRoute: string;
  language: Locale;
  steps: readonly Step[];
}

/** What is still to do before the site is shown to the world, each with one press to its place. */
export function LaunchList({ adminRoute, language, steps }: Props) {
  const texts = startTexts[language];
  const [isAway, setAway] = useState(false);
  const shown = steps.filter(({ name }) => name !== 'demo');
  const open = shown.filter(({ isDone }) => !isDone);
  const number = (value: number) => menuNumber(language).format(value);
  if (isAway)
    return (
      <p className="launch launch--away" role="status">
        {texts.away} <Link href={`${adminRoute}${startRoute}`}>{texts.title}</Link>
      </p>
    );
  return (
    <section aria-labelledby="launch-heading" className="launch">
      <div className="launch__head">
        <h2 id="launch-heading">{texts.launch}</h2>
        <p>
          {fill(texts.progress, { done: number(shown.length - open.length), all: number(shown.length) })}{' '}
          <Link href={`${adminRoute}${startRoute}`}>{texts.open}</Link>
        </p>
      </div>
      <ul className="launch__list">
        {open.map(({ count, name }) => (
          <li key={name}>
            {/* A whole page: the step opens by its name in the address. */}
            <a href={`${adminRoute}${startRoute}#${name}`}>{texts.steps[name].title}</a>
            {count !== undefined && count > 0 && <span className="launch__count">{number(count)}</span>}
          </li>
        ))}
      </ul>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => {
          setAway(true);
          void tell('board', { putAway: true }, texts.failed);
        }}
        size="small"
        type="button"
      >
        {texts.putAway}
      </Button>
    </section>
  );
}

/** Above an invented company: whose it is, and the way to one's own. */
export function DemoNote({ adminRoute, language }: Omit<Props, 'steps'>) {
  const { demoNote, own } = startTexts[language];
  return (
    <p className="launch launch--note">
      {demoNote} <Link href={`${adminRoute}${startRoute}`}>{own.heading}</Link>
    </p>
  );
}
