import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { applyRootState, type RootState } from '../conformance/root.ts';

export interface PaneProps {
  readonly title: string;
  /** Where a press on the title leads. */
  readonly href?: string;
  /** Size of the page inside in px, and its scale. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly root: RootState;
  /** Hands out the document of the page, and null when it goes. Keep it the same between renders. */
  readonly onPage?: ((page: Document | null) => void) | undefined;
  readonly children: ReactNode;
}

const isStyle = (node: Node): node is Element =>
  node instanceof Element && node.matches('style, link[rel="stylesheet"]');

/** Mirrors the styles of this document, including later ones, to another; returns a stop function. */
function shareStyles(target: Document): () => void {
  const copy = (node: Node): void => {
    if (isStyle(node)) target.head.append(target.importNode(node, true));
  };
  document.head.childNodes.forEach(copy);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(copy);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function dress(frame: HTMLIFrameElement, root: RootState, title: string): void {
  const target = frame.contentDocument;
  if (!target) return;
  applyRootState(root, target.documentElement);
  target.title = title;
}

/** A page in an iframe, with its own media queries and fixed positions. For viewing only. */
export function Pane({ title, href, width, height, scale, root, onPage, children }: PaneProps): ReactNode {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => (frame ? dress(frame, root, title) : undefined), [frame, root, title]);
  useEffect(() => (frame?.contentDocument ? shareStyles(frame.contentDocument) : undefined), [frame]);
  useEffect(() => {
    onPage?.(frame?.contentDocument ?? null);
    return () => onPage?.(null);
  }, [frame, onPage]);
  return (
    <figure style={{ width: width * scale, flex: 'none' }}>
      <figcaption>
        {href ? (
          <a href={href} target="_top">
            {title}
          </a>
        ) : (
          title
        )}
      </figcaption>
      <div style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}>
        <iframe
          ref={setFrame}
          title={title}
          sandbox="allow-same-origin"
          width={width}
          height={height}
          style={{ border: 0, scale: String(scale), transformOrigin: '0 0' }}
        />
      </div>
      {frame?.contentDocument && createPortal(children, frame.contentDocument.body)}
    </figure>
  );
}
