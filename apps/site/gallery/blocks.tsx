import { type Block, blockSchema, type Picture } from '@nasaq/contract';
import { Blocks } from '../src/content/blocks/index.ts';
import { Specimen, useSamples } from './specimen.tsx';

/** Every kind of block, as a page has them. */
export function AllBlocks() {
  const blocks = useBlocks();
  return blocks.map((block) => (
    <Specimen key={block.id} name={`block-${block.id}`}>
      <Blocks blocks={[block]} />
    </Specimen>
  ));
}

function useBlocks(): Block[] {
  const { lead, long, name, place, question, role, text, title, word, words } = useSamples();
  const html = `<p>${text}</p><h3>${word}</h3><p>${text} ${lead}</p><ul>${words.map((each) => `<li>${each}</li>`).join('')}</ul>`;
  const rich = { html, toc: [] };
  const link = { text: word, href: '/contact' };
  const titled = words.map((each) => ({ title: each, text }));
  const of = (type: string, more: object) =>
    blockSchema.parse({ id: type, type, ground: 'paper', title, lead, ...more });
  const entry = (key: string, each: string) => ({
    type: 'services',
    key,
    slug: key,
    title: each,
    summary: lead,
    cover: null,
  });
  return [
    of('text', { text: rich }),
    of('picture', {
      picture: pattern('picture', 1400, 1050, lead),
      side: 'start',
      text: { html: `<p>${text}</p>`, toc: [] },
      link,
    }),
    of('picture', {
      id: 'picture-end',
      ground: 'sunk',
      picture: pattern('other', 1400, 1050),
      side: 'end',
      text: { html: `<p>${text}</p>`, toc: [] },
      link: null,
    }),
    of('gallery', {
      pictures: [
        pattern('a', 1600, 1000, lead),
        pattern('b', 900, 1200),
        pattern('c', 1200, 900),
        pattern('d', 1600, 900, lead),
      ],
    }),
    of('figures', { figures: words.map((label, at) => ({ label, value: String(24 + at) })) }),
    of('quote', { text, author: name, role, portrait: { picture: pattern('face', 800, 1000).picture, dark: null } }),
    of('steps', { steps: titled }),
    of('steps', { id: 'steps-ink', ground: 'ink', steps: [...titled, { title: word, text: lead }] }),
    of('table', { columns: [word, ...words], rows: words.map((each, at) => [each, String(120 + at), '48', lead]) }),
    of('questions', {
      questions: [
        { question, answer: text },
        { question: title, answer: lead },
        { question: long, answer: text },
      ],
    }),
    of('video', { source: { host: 'youtube', id: 'abcdefghijk' }, poster: pattern('film', 1600, 900), caption: lead }),
    of('entries', { entries: words.map((each, at) => entry(`e${at}`, each)), link }),
    of('logos', {
      logos: words.map((each, at) => ({
        name: each,
        href: at ? null : 'https://example.com',
        picture: { picture: pattern(`logo-${at}`, 300, 120).picture, dark: null },
      })),
    }),
    of('people', {
      people: [name, word, title].map((each, at) => ({ key: `p${at}`, name: each, role, bio: lead, portrait: null })),
    }),
    of('hours', {}),
    of('map', {
      address: `${role}\n${place}`,
      picture: pattern('map', 1600, 1000, lead),
      link: { text: word, href: 'https://example.com/map' },
    }),
    of('form', { form: 'contact', button: word }),
    of('call', { text: lead, link }),
  ];
}

function pattern(key: string, width: number, height: number, caption = ''): Picture {
  const image = (theme: string) => ({
    url: `/patterns/${theme}/wide/works/block-${key}.svg`,
    alt: key,
    width,
    height,
    focalX: 50,
    focalY: 50,
    sources: [],
  });
  return { picture: image('light'), dark: image('dark'), caption };
}
