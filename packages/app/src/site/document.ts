import { enhanceBeforeHydration, slidePositions } from '@housefront/ui/early-carousels';
import { escapeHtml } from '../kernel/escapeHtml.ts';
import { rootAttributes, type RootAttributes } from '../kernel/rootAttributes.ts';
import type { PageAssets } from './assets.ts';
import { earlyPressScript } from './early-presses.ts';

/**
 * Half characters, which come from platforms that cut texts, become what the encoding of the page makes of them in its HTML:
 * hydration would find another text otherwise.
 */
const withoutHalves = (json: string): string =>
  json.includes('\\ud')
    ? json.replace(/\\(?:ud[89a-f][\da-f]{2}|[^])/g, (escape) => (escape.length > 2 ? '\ufffd' : escape))
    : json;

/** Escapes JSON text for a script element: no tag can end it, no line separator can break it. */
export const safeJson = (json: string): string =>
  withoutHalves(json).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A value as JSON text that is safe inside a script element. */
export const escapeJson = (value: unknown): string => safeJson(JSON.stringify(value));

export interface DocumentParts {
  readonly root: RootAttributes;
  /** Tags of title, description and other metadata; see `seoTags`. */
  readonly seo: readonly string[];
  /** Theme colour, for the browser's own bars. */
  readonly themeColor: string;
  /** Rendered HTML of the root. */
  readonly body: string;
  /** The hydration state as JSON. */
  readonly state: string;
  readonly assets: PageAssets;
  /** CSS of `assets.styles`, inlined so that the first paint waits for no request. */
  readonly css: string;
  /** Largest image of the first view. */
  readonly hero: string | null;
  readonly nonce: string;
  /** Notice for browsers that are too old for the page's styles. */
  readonly outdated: string;
}

export const stateElementId = 'housefront-state';

/**
 * All styles depend on cascade layers: a browser without them shows unstyled content below this notice. One that supports them
 * hides the notice before it is painted.
 */
const outdatedStyle =
  '#outdated{margin:0;padding:12px;font:16px/1.5 sans-serif;color:#000;background:#ffe9a8}@layer{#outdated{display:none}}';

/**
 * The document's own script: it records presses until React listens, and handles the banner before hydration. It is inline, because
 * a file arrives after the first layout.
 */
export const documentScript = (): string =>
  `${earlyPressScript};(${enhanceBeforeHydration.toString()})(earlyPresses.buttons,${slidePositions.toString()})`;

/**
 * Renders the HTML document. Inlined style sheets are also present as disabled links, so that chunks do not load them again.
 */
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
    `<script nonce="${nonce}">${documentScript()}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    parts.hero ? `<link rel="preload" as="image" href="${escapeHtml(parts.hero)}" fetchpriority="high">` : '',
    `<style nonce="${nonce}">${outdatedStyle}${parts.css}</style>`,
    ...parts.assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled>`),
    // As `modulepreload` they would be compiled before the first paint, by the processors that paint it.
    ...parts.assets.scripts.map(
      (href) => `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}" crossorigin>`,
    ),
    `<script type="module" src="${escapeHtml(parts.assets.entry)}" nonce="${nonce}" crossorigin></script>`,
  ];
  return `<!doctype html><html ${attributes}><head>${head.filter(Boolean).join('')}</head><body><p id="outdated">${escapeHtml(parts.outdated)}</p><div id="root">${parts.body}</div><script type="application/json" id="${stateElementId}" nonce="${nonce}">${safeJson(parts.state)}</script></body></html>`;
}
