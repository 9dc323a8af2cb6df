import { useEffect, useState, type MouseEvent } from 'react';
import { type BlockOf, videoHosts } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { useT } from '../../locale/translator.ts';
import { useRootData } from '../../router/context.tsx';
import { fullPath } from '../../router/history.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';
import { BlockSection } from './block-section.tsx';
import './block-section.css';
import './video.css';

/** A film of this site, or of another one, which is asked for when a reader starts it and not before. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { caption, source } = block;
  const Box = caption ? 'figure' : 'div';
  return (
    <BlockSection block={block}>
      <Box className="block-video">
        {'file' in source ? (
          <OwnFilm block={block} file={source.file} type={source.contentType} />
        ) : (
          <ForeignFilm block={block} source={source} />
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </Box>
    </BlockSection>
  );
}

/** Without a still its first frame stands for it, which takes the beginning of the file and not all of it. */
function OwnFilm({ block, file, type }: { block: BlockOf<'video'>; file: string; type: string }) {
  const t = useT();
  const still = block.poster?.picture.url;
  const name = block.title || t('blocks.film');
  return (
    <>
      {/* The owner says in the caption and the text what is heard. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        aria-label={name}
        className="block-video__frame"
        controls
        playsInline
        poster={still}
        preload={still ? 'none' : 'metadata'}
      >
        {/* Safari shows a frame only of a moment that it was asked for. */}
        <source src={still ? file : `${file}#t=0.001`} type={type} />
      </video>
      <OnPaper name={name} film={file} />
    </>
  );
}

/**
 * Where nothing plays: what the film is called, and where it is.
 * @param film its file, or its page on another site
 */
function OnPaper({ name, film }: { name: string; film: string }) {
  const { siteUrl } = useRootData();
  const { host, pathname, search } = new URL(film, siteUrl);
  const address = host + fullPath({ pathname, search });
  return (
    <p className="block-video__paper">
      <Bdi dir="auto">{name}</Bdi> (<Bdi>{address}</Bdi>)
    </p>
  );
}

interface Foreign {
  block: BlockOf<'video'>;
  source: Exclude<BlockOf<'video'>['source'], { file: string }>;
}

function ForeignFilm({ block, source }: Foreign) {
  const t = useT();
  return (
    <>
      <Playable block={block} source={source} />
      <OnPaper name={block.title || t('blocks.film')} film={filmOf(source).page} />
    </>
  );
}

/** The still that starts it, and then the player. */
function Playable({ block, source }: Foreign) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const { host, name, player, page } = filmOf(source);
  const anchor = `play-${block.id}`;

  useEffect(() => {
    // Asked for on a page that was not allowed to show it: this one was loaded for it.
    if (window.location.hash !== `#${anchor}`) return;
    const frame = requestAnimationFrame(() => setPlaying(true));
    return () => cancelAnimationFrame(frame);
  }, [anchor]);

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (mayFrame()) {
      setPlaying(true);
      return;
    }
    window.location.hash = anchor;
    window.location.reload();
  }

  if (isPlaying)
    return (
      // Another origin, which needs its scripts and its storage: the sandbox keeps it from this window.
      <iframe
        allow="autoplay; fullscreen; picture-in-picture"
        className="block-video__frame"
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        src={player}
        title={block.title || t('blocks.film')}
      />
    );
  return (
    <a className="block-video__still" href={page} id={anchor} onClick={play} rel="noopener">
      {block.poster && <ThemedImage picture={silent(block.poster)} sizes={`${fromDesktop} 84vw, 100vw`} />}
      <span className="block-video__start">
        <svg className="block-video__sign" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M32 2 62 32 32 62 2 32z" className="block-video__lozenge" />
          <path d="M27 21v22l17-11z" className="block-video__arrow" />
        </svg>
        <span className="block-video__words">
          <span>{t('blocks.play')}</span>
          <span className="block-video__host">
            {split(t('blocks.plays_from', { host: '\u0000' }), <Bdi dir="ltr">{`${name} (${host})`}</Bdi>)}
          </span>
        </span>
      </span>
    </a>
  );
}

/** The still is behind the words of the link, which say what it is. */
function silent(picture: NonNullable<BlockOf<'video'>['poster']>) {
  return { picture: { ...picture.picture, alt: '' }, dark: picture.dark && { ...picture.dark, alt: '' } };
}

function split(sentence: string, inside: React.ReactNode) {
  const [before, after] = sentence.split('\u0000');
  return (
    <>
      {before}
      {inside}
      {after}
    </>
  );
}

function filmOf({ host, id }: Foreign['source']) {
  return host === 'youtube'
    ? {
        name: 'YouTube',
        host: videoHosts.youtube,
        player: `https://${videoHosts.youtube}/embed/${id}?autoplay=1`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : {
        name: 'Vimeo',
        host: videoHosts.vimeo,
        player: `https://${videoHosts.vimeo}/video/${id}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${id}`,
      };
}

/**
 * Whether this document may show the player: its headers are those of the page that was loaded, not of one that was gone
 * to from there.
 */
function mayFrame(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
