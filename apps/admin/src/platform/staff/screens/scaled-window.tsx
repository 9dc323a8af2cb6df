'use client';

import { type IframeHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import './scaled-window.css';

interface Props {
  /** One frame. */
  children: ReactNode;
  /** How wide the page within believes its window to be, in pixels. */
  width: number;
}

/** A window as wide as that of a device, made smaller until it fits where it stands; its height is that of its class. */
export function ScaledWindow({ children, width }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    const fit = () => element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)));
    const watching = new ResizeObserver(fit);
    watching.observe(element);
    fit();
    return () => watching.disconnect();
  }, [width]);
  return (
    <div ref={box} className="scaled-window" style={{ '--window': `${width}px` } as never}>
      {children}
    </div>
  );
}

/** A page of the site. It needs its scripts and its origin, which is another than ours. */
export function SiteFrame({ title, ...rest }: IframeHTMLAttributes<HTMLIFrameElement> & { title: string }) {
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe {...rest} sandbox="allow-scripts allow-same-origin" title={title} />;
}
