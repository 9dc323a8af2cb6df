import { nuUrl } from '../addresses.ts';
import type { Finding } from './finding.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  message: string;
  extract?: string;
}

/** What the Nu HTML checker says of a document: errors and warnings. It runs beside the journeys, as a server of its own. */
export async function readByNu(html: string): Promise<Finding[]> {
  const answer = await fetch(`${nuUrl}/?out=json`, {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
  });
  if (!answer.ok) throw new Error(`The Nu HTML checker answered ${answer.status}`);
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ message, extract = '' }) => ({
      engine: 'nu',
      rule: message,
      element: extract.replace(/\s+/g, ' ').trim(),
      message: 'html',
    }));
}
