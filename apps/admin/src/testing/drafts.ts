import type { RequiredDataFromCollectionSlug } from 'payload';

type ServiceData = RequiredDataFromCollectionSlug<'services'>;

/** Editor state of one paragraph. */
export function paragraph(text: string): ServiceData['body'] {
  return {
    root: {
      type: 'root',
      direction: null,
      format: '',
      indent: 0,
      version: 1,
      children: [
        {
          type: 'paragraph',
          direction: null,
          format: '',
          indent: 0,
          version: 1,
          children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
        },
      ],
    },
  };
}

/** The texts that every entry needs in a language. */
export function texts(title: string) {
  return { title, summary: `Summary of ${title}`, body: paragraph(`Body of ${title}`) };
}
