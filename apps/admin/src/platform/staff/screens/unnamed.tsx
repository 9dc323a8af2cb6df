'use client';

import type { Locale } from '@nasaq/contract';
import { Link, useAuth, useConfig } from '@payloadcms/ui';
import { staffLabels } from '../catalogue/index.ts';
import { builtName, isNamed } from '../member-name.ts';
import { fill } from './screen-texts.ts';
import './unnamed.css';

/** Above an answer of the first administrator who has not said yet what they are called: whoever gets it reads “Administrator”. */
export function Unnamed({ language }: { language: Locale }) {
  const { user } = useAuth();
  const { config } = useConfig();
  if (isNamed(user)) return null;
  const { lead, link } = staffLabels.unnamed;
  return (
    <p className="unnamed">
      {fill(lead[language], { name: builtName })}{' '}
      <Link href={`${config.routes.admin}/account`} prefetch={false}>
        {link[language]}
      </Link>
    </p>
  );
}
