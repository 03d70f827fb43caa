import {
  alignmentOf,
  linkAttributes,
  pictureAddress,
  pictureSize,
  removedWithText,
  richTextAttributes,
  richTextTags,
} from '@housefront/ui/html-policy';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

type Root = ReturnType<typeof fromHtml>;
type Node = Root | Root['children'][number];
type Element = Extract<Node, { type: 'element' }>;

const properties: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const schema: Schema = {
  tagNames: [...richTextTags],
  attributes: { '*': [...richTextAttributes.map((name) => properties[name] ?? name), 'style'] },
  // Addresses are checked below, by the rules of browsers.
  protocols: {},
  strip: [...removedWithText, 'svg', 'math'],
  clobber: [],
  ancestors: {},
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Normalises an element as browsers do; null removes it. */
function finish(element: Element, sources: readonly string[]): Element | null {
  const { href, src, style, align, width, height, ...rest } = element.properties;
  const placed = alignmentOf(/text-align\s*:\s*([a-z]+)/i.exec(asText(style))?.[1] ?? asText(align));
  const link = href === undefined ? null : linkAttributes(asText(href));
  const address = element.tagName === 'img' ? pictureAddress(asText(src), sources) : null;
  if (element.tagName === 'img' && address === null) return null;
  const [w, h] = [pictureSize(asText(width)), pictureSize(asText(height))];
  return {
    ...element,
    tagName: element.tagName === 'h1' ? 'h2' : element.tagName,
    properties: {
      ...rest,
      ...link,
      ...(element.tagName !== 'img' && { width, height }),
      ...(placed && { 'data-align': placed }),
      ...(address !== null && {
        src: address,
        alt: asText(rest['alt']),
        loading: 'lazy',
        decoding: 'async',
        referrerpolicy: 'no-referrer',
        ...(w && { width: w }),
        ...(h && { height: h }),
      }),
    },
    children: finishAll(element.children, sources),
  };
}

function finishAll<Child extends Node>(children: readonly Child[], sources: readonly string[]): Child[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    const done = finish(child, sources);
    // `Child` covers the children of the root and of an element.
    if (done?.tagName !== 'table') return done ? [done as typeof child] : [];
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: { 'data-table': '', tabindex: '0' },
      children: [done],
    };
    // See above.
    return [frame as typeof child];
  });
}

/** Number of sanitised texts that are cached. */
const KEPT_TEXTS = 200;

/** {@link renderHtml} for the hosts of one site. Texts repeat from page to page, so results are cached. */
export function createHtmlRenderer(sources: readonly string[]): (html: string) => string {
  const kept = new Map<string, string>();
  return (html) => {
    const known = kept.get(html);
    if (known !== undefined) return known;
    const safe = renderHtml(html, sources);
    kept.set(html, safe);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_TEXTS) break;
      kept.delete(oldest);
    }
    return safe;
  };
}

/**
 * Sanitises HTML during server rendering: the same elements, links and pictures as in browsers, parsed by the HTML standard.
 * Foreign markup and raw-text elements are removed, so that browsers parse the result alike (HOME-31x).
 * @param sources allowed hosts of pictures, besides the site's own
 */
export function renderHtml(html: string, sources: readonly string[]): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema);
  if (tree.type !== 'root') return '';
  return toHtml({ ...tree, children: finishAll(tree.children, sources) });
}

const textOf = (node: Node): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** The text content of HTML on one line. */
export const plainText = (html: string): string =>
  textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
