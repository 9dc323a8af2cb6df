import type { Locale } from '@nasaq/contract';
import type { ServerFunctionClient } from 'payload';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { DeskScreen } from '../screens/desk-screen.tsx';
import type { DeskHost } from './desk-host.ts';

interface Options {
  /** Besides the host's own, and asked after it. */
  answer?: Answer;
  /** Address of the screen, with its query. */
  at?: string;
  serverFunction?: ServerFunctionClient;
  mayCreate?: readonly string[];
}

/** The desk of post 7, with nothing to suggest in memory, glossary and machine. */
export function showDesk(
  language: Locale,
  host: DeskHost,
  { answer, at, mayCreate, serverFunction }: Options = {},
): void {
  const screen = (
    <DocumentForm collection="posts" id={7}>
      <DeskScreen />
    </DocumentForm>
  );
  const collections = [
    clientCollection('posts'),
    clientCollection('media', { upload: {} }),
    clientCollection('authors'),
    clientCollection('categories'),
  ];
  mountScreen(language, screen, {
    host: [host.answer, ...(answer ? [answer] : []), nothingToSuggest],
    config: { collections },
    ...(at !== undefined && { at }),
    ...(mayCreate && { mayCreate }),
    ...(serverFunction && { serverFunction }),
  });
}

const nothingToSuggest: Answer = ({ url }) =>
  ({
    '/api/memory': { matches: [] },
    '/api/glossary': { terms: [] },
    '/api/machine-drafts': { available: false },
  })[url.pathname];
