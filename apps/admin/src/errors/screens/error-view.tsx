import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import type { Error as ErrorKind } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { ErrorReport } from './error-report.tsx';

/** One kind of error, with all that is known of it. */
export function ErrorView({ doc, i18n, payload, user }: DocumentViewServerProps) {
  if (!doc?.id || !user) notFound();
  const error = doc as unknown as ErrorKind;
  return (
    <Gutter className="inbox-document">
      <SetStepNav
        nav={[
          {
            label: getTranslation(payload.collections.errors.config.labels.plural, i18n),
            url: `${payload.config.routes.admin}/collections/errors`,
          },
          {
            label: (
              <bdi dir="ltr" lang="en">
                {error.name}
              </bdi>
            ),
          },
        ]}
      />
      <ErrorReport error={error} language={interfaceLanguage(i18n)} />
    </Gutter>
  );
}
