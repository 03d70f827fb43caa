import { escapeHtml } from '../kernel/escapeHtml.ts';
import { rootAttributes, type RootAttributes } from '../kernel/rootAttributes.ts';
import type { PageAssets } from './assets.ts';
import { earlyPressScript } from './early-presses.ts';

/** JSON text made safe inside a script element: no tag can end it, no line separator can break it. */
export const safeJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A value as JSON text that is safe inside a script element. */
export const escapeJson = (value: unknown): string => safeJson(JSON.stringify(value));

export interface DocumentParts {
  readonly root: RootAttributes;
  /** Tags of title, description and all that search engines read; see `seoTags`. */
  readonly seo: readonly string[];
  /** Colour of the page, for the browser's own bars. */
  readonly themeColor: string;
  /** Rendered content of the root. */
  readonly body: string;
  /** What the page hands over, as JSON text. */
  readonly state: string;
  readonly assets: PageAssets;
  /** Texts of `assets.styles`, inlined so that the first paint waits for nothing. */
  readonly css: string;
  /** Picture that the first view shows largest. */
  readonly hero: string | null;
  readonly nonce: string;
  /** What a browser is told that is too old for the page's styles. */
  readonly outdated: string;
}

export const stateElementId = 'housefront-state';

/**
 * Cascade layers are the floor of all styles: a browser without them shows the words of the page as they are, and this line
 * above them. One that has them drops the line before it is seen.
 */
const outdatedStyle =
  '#outdated{margin:0;padding:12px;font:16px/1.5 sans-serif;color:#000;background:#ffe9a8}@layer{#outdated{display:none}}';

/** The whole page. Style sheets that are inlined stand as disabled links too, so that chunks do not load them again. */
export function renderDocument(parts: DocumentParts): string {
  const attributes = Object.entries(rootAttributes(parts.root))
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  const nonce = escapeHtml(parts.nonce);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...parts.seo,
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    `<script nonce="${nonce}">${earlyPressScript}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    parts.hero ? `<link rel="preload" as="image" href="${escapeHtml(parts.hero)}" fetchpriority="high">` : '',
    `<style nonce="${nonce}">${outdatedStyle}${parts.css}</style>`,
    ...parts.assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled>`),
    ...parts.assets.scripts.map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" nonce="${nonce}" crossorigin>`,
    ),
    `<script type="module" src="${escapeHtml(parts.assets.entry)}" nonce="${nonce}" crossorigin></script>`,
  ];
  return `<!doctype html><html ${attributes}><head>${head.filter(Boolean).join('')}</head><body><p id="outdated">${escapeHtml(parts.outdated)}</p><div id="root">${parts.body}</div><script type="application/json" id="${stateElementId}" nonce="${nonce}">${safeJson(parts.state)}</script></body></html>`;
}
