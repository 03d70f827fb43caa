import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { applyRootState, type RootState } from '../conformance/screen/root.ts';

export interface PaneProps {
  readonly title: string;
  /** Target of the title's link. */
  readonly href?: string;
  /** Size of the page inside in px, and its scale. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly root: RootState;
  /** Called with the document of the page, and with null when it is removed. Keep it stable between renders. */
  readonly onPage?: ((page: Document | null) => void) | undefined;
  readonly children: ReactNode;
}

const isStyle = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof Element && node.matches('style, link[rel="stylesheet"]');

/** Texts of style sheets by address, read once: a matrix has many pages. */
const texts = new Map<string, Promise<string>>();

/**
 * The text behind a link to styles, with addresses that work in any document. The original text is needed, because the CSS
 * object model does not contain all rules.
 */
function textAt(href: string): Promise<string> {
  const known = texts.get(href);
  if (known) return known;
  const absolute = (_: string, quote: string, address: string): string =>
    `url(${quote}${new URL(address, href).href}${quote})`;
  const text = fetch(href, { cache: 'force-cache' })
    .then((response) => response.text())
    .then((css) => css.replaceAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g, absolute));
  texts.set(href, text);
  return text;
}

/**
 * Mirrors the styles of this document, including later ones, to another one. Present styles are copied as one element: one
 * for each would mean hundreds of loads in a matrix.
 * @param onStyled called when they are applied
 * @returns stops it
 */
function shareStyles(target: Document, onStyled: () => void): () => void {
  let stopped = false;
  const copy = (node: Node): void => {
    if (isStyle(node)) target.head.append(target.importNode(node, true));
  };
  const present = [...document.head.children].filter(isStyle);
  const share = async (): Promise<void> => {
    try {
      const read = await Promise.all(
        present.map(async (node) => (node instanceof HTMLLinkElement ? textAt(node.href) : node.textContent)),
      );
      if (stopped) return;
      const style = target.createElement('style');
      style.textContent = read.join('\n');
      target.head.prepend(style);
    } catch {
      present.forEach(copy);
    }
    onStyled();
  };
  void share();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(copy);
  });
  observer.observe(document.head, { childList: true });
  return () => {
    stopped = true;
    observer.disconnect();
  };
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
  const [styled, setStyled] = useState(false);
  useEffect(
    () => (frame?.contentDocument ? shareStyles(frame.contentDocument, () => setStyled(true)) : undefined),
    [frame],
  );
  useEffect(() => {
    onPage?.(frame?.contentDocument ?? null);
    return () => onPage?.(null);
  }, [frame, onPage]);
  return (
    <figure
      style={{
        width: width * scale,
        flex: 'none',
        // Not rendered while out of view: a matrix is longer than a window.
        contentVisibility: 'auto',
        containIntrinsicHeight: `${height * scale + 20}px`,
      }}
    >
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
      {styled && frame?.contentDocument && createPortal(children, frame.contentDocument.body)}
    </figure>
  );
}
