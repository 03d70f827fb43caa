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

const isStyle = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof Element && node.matches('style, link[rel="stylesheet"]');

/** Texts of style sheets, read once: a matrix has many pages. */
const texts = new WeakMap<CSSStyleSheet, string>();

/** What a style element of this document says, with addresses that hold in any document; null while it is not loaded. */
function textOf(node: HTMLStyleElement | HTMLLinkElement): string | null {
  if (node instanceof HTMLStyleElement) return node.textContent;
  const { sheet } = node;
  if (!sheet) return null;
  const known = texts.get(sheet);
  if (known !== undefined) return known;
  const absolute = (_: string, address: string): string => `url("${new URL(address, node.href).href}")`;
  const text = Array.from(sheet.cssRules, ({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/url\("(?!data:|#)([^"]*)"\)/g, absolute);
  texts.set(sheet, text);
  return text;
}

/**
 * Mirrors the styles of this document, including later ones, to another; returns a stop function. Those that are loaded go as
 * one: as many elements as in this document would be hundreds of loads in a matrix.
 */
function shareStyles(target: Document): () => void {
  const copy = (node: Node): void => {
    if (isStyle(node)) target.head.append(target.importNode(node, true));
  };
  const present = [...document.head.children].filter(isStyle);
  const loaded = target.createElement('style');
  loaded.textContent = present.map((node) => textOf(node) ?? '').join('\n');
  target.head.append(loaded);
  present.filter((node) => textOf(node) === null).forEach(copy);
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
