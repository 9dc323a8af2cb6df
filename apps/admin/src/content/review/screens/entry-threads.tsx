'use client';

import type { Docs, FieldSpec } from '@nasaq/translation';
import { useConfig, useTranslation } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useSearchParams } from 'next/navigation.js';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import { type Subject, threadAddress } from '../addresses.ts';
import type { Threads } from '../review-api.ts';
import { ThreadsPanel } from './threads-panel.tsx';
import { useHost } from './use-host.ts';

interface Props {
  subject: Subject;
  fields: readonly FieldSpec[];
  docs: Docs;
}

/** All threads of an entry in a view of its own; the fields are a step away. */
export function EntryThreads({ docs, fields, subject }: Props) {
  const texts = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  const { config } = useConfig();
  const host = useHost<Threads>('/threads/of', '/threads', subject);
  const asked = Number(useSearchParams()?.get('thread') ?? 0) || null;
  return (
    <ThreadsPanel
      asked={asked}
      docs={docs}
      fields={fields}
      host={host}
      subject={subject}
      renderWay={({ id, locale, path }) => (
        <Link
          className="review-link"
          href={`${config.routes.admin}${threadAddress(subject, { thread: id, locale, path })}`}
          prefetch={false}
        >
          {texts.goTo}
        </Link>
      )}
    />
  );
}
