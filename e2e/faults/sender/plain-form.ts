import type { SampleFile } from '../../support/sample-files.ts';
import { siteUrl } from '../product/places.ts';
import { call, type Answer } from './call.ts';
import { fieldsIn } from './fields-in.ts';

/** A form as a browser without JavaScript has it before it. */
export interface PlainForm {
  /** What stands in it, by field. */
  values: Map<string, string[]>;
  write(given: Record<string, string | string[]>): void;
  attach(field: string, file: SampleFile): void;
  /** The body as it would be sent, with its headers. */
  encode(): Promise<{ body: Uint8Array; headers: Record<string, string> }>;
  submit(): Promise<Answer>;
  /** The form that came back in an answer, with everything that it kept. */
  reopen(answer: Answer): PlainForm;
}

export async function openForm(path: string, from = '127.0.0.1'): Promise<PlainForm> {
  return formIn(await call(siteUrl + path, { headers: { accept: 'text/html' }, from }), path, from);
}

function formIn({ status, text }: Answer, path: string, from: string): PlainForm {
  const html = text.match(/<form[^>]*method="post"[\s\S]*?<\/form>/i)?.[0];
  if (!html) throw new Error(`${path} (${status}) has no form that is posted.`);
  const { action, values } = fieldsIn(html);
  const files: [string, SampleFile][] = [];
  const form: PlainForm = {
    values,
    write(given) {
      for (const [name, value] of Object.entries(given)) values.set(name, [value].flat());
    },
    attach: (field, file) => void files.push([field, file]),
    async encode() {
      const data = new FormData();
      for (const [name, list] of values) for (const value of list) data.append(name, value);
      for (const [name, { bytes, type, name: filename }] of files)
        data.append(name, new File([bytes], filename, { type }));
      const encoded = new Response(data);
      const headers = {
        accept: 'text/html',
        origin: siteUrl,
        'sec-fetch-site': 'same-origin',
        'content-type': encoded.headers.get('content-type')!,
      };
      return { body: new Uint8Array(await encoded.arrayBuffer()), headers };
    },
    submit: async () =>
      call(new URL(action || path, siteUrl + path).href, { method: 'POST', ...(await form.encode()), from }),
    reopen: (answer) => formIn(answer, path, from),
  };
  return form;
}

/** What the confirmation's address says. */
export function referenceOf({ status, headers, text }: Answer): { reference: string; key: string } {
  if (status !== 303) throw new Error(`No confirmation: ${status} ${text.slice(0, 500)}`);
  const location = new URL(String(headers.location), siteUrl);
  return { reference: location.pathname.split('/').at(-1)!, key: location.searchParams.get('key')! };
}
