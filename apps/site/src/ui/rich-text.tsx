import { use, useId, type MouseEvent } from 'react';
import type { RichText as RichTextValue } from '@nasaq/contract';
import { useNavigate } from '../router/context.tsx';
import { HydrationContext } from '../router/hydration.tsx';
import { isPlainClick } from '../router/link.tsx';
import { useTrustedHtml } from '../trusted-types.ts';
import './rich-text.css';

/** Sanitised HTML from the API, set as prose. Links inside it that stay on the site navigate without a reload. */
export function RichText({ text, className = '' }: { text: RichTextValue; className?: string }) {
  const navigate = useNavigate();
  const id = useId();
  const html = useTrustedHtml(text.html);
  use(HydrationContext)?.shown(id, text.html);

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      link.pathname.startsWith('/media/')
    )
      return;
    // The way to a footnote and back: a browser takes its focus along.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The listener only shortens what the links inside do anyway.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div id={id} className={`prose ${className}`} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
