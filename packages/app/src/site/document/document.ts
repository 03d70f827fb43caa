import { enhanceBeforeHydration, slidePositions } from '@housefront/ui/early-carousels';
import { markFailedPictures } from '@housefront/ui/failed-pictures';
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts';
import { rootAttributes, type RootAttributes } from '../../kernel/rootAttributes.ts';
import type { PageAssets } from '../assets/assets.ts';
import { earlyPressScript } from './early-presses.ts';

/**
 * Platforms that cut texts may leave half characters. They are replaced as the encoding of the HTML replaces them; otherwise
 * hydration would find another text.
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

/** Everything that differs between two documents. `seo`, `body`, `style` and `script` are code; all other texts are escaped. */
export interface DocumentParts {
  readonly root: RootAttributes;
  /** Categories whose declared services the policy of the page has (OPS-18). */
  readonly services?: readonly string[] | undefined;
  /** Whether the language is written from right to left; no by default. */
  readonly isRightToLeft?: boolean;
  /** Tags of title, description and other metadata; see `seoTags`. */
  readonly seo: readonly string[];
  /** Theme colour, for the browser's own bars. */
  readonly themeColor: string;
  /** File names of the icons of tabs and of home screens. */
  readonly icons: { readonly favicon: string; readonly appleTouch?: string | undefined };
  /** Address of the web app manifest. */
  readonly manifest: string;
  /** Rendered HTML of the root. */
  readonly body: string;
  /** The hydration state as JSON. */
  readonly state: string;
  readonly assets: PageAssets;
  /** See {@link documentStyle}. */
  readonly style: string;
  /** Largest image of the first view. */
  readonly hero: string | null;
  /** Nonce of the style element. */
  readonly styleNonce: string;
  /** See {@link documentScript}. */
  readonly script: string;
  /** Notice for browsers that are too old for the page's styles. */
  readonly outdated: string;
  /** Notice for visitors without scripts. */
  readonly noScripts: string;
}

/** Id of the script element with the rendered state as JSON, which the browser reads before it hydrates. */
export const stateElementId = 'housefront-state';

/**
 * All styles depend on cascade layers: a browser without them shows unstyled content below this notice. One that supports them
 * hides the notice before it is painted.
 */
const outdatedStyle =
  '#outdated,noscript div{margin:0;padding:12px;font:16px/1.5 sans-serif;color:#000;background:#ffe9a8}@layer{#outdated{display:none}}';

/**
 * A document fades into the next one of the site, in browsers that can and for visitors who want motion. The old page takes
 * no presses meanwhile: they reach the new one (PLT-03).
 */
const transitionStyle =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:.15s}}';

/** The address of the entry, as a page with Trusted Types takes it (SEC-12). */
const trustedEntry = (entry: string): string =>
  `(globalThis.trustedTypes?trustedTypes.createPolicy("housefront-entry",{createScriptURL:String}):{createScriptURL:String}).createScriptURL(${escapeJson(entry)})`;

/**
 * Loads the page's modules. Only modules that a script inserts may run beside hashed scripts under `strict-dynamic`: Chrome
 * refuses those of the HTML, preloads included, and `import()` in an inline script. The entry waits for the end of the
 * document, like a module in the HTML. The preloads are not `modulepreload`, because browsers compile those before the first
 * paint.
 */
const moduleLoader = ({ entry, scripts }: PageAssets): string =>
  `${escapeJson(scripts)}.forEach(function(h){var l=document.createElement("link");l.rel="preload";l.as="script";l.crossOrigin="";l.href=h;document.head.appendChild(l)});addEventListener("DOMContentLoaded",function(){var s=document.createElement("script");s.type="module";s.crossOrigin="";s.src=${trustedEntry(entry)};document.head.appendChild(s)})`;

/**
 * Keeps errors until `watchErrors` is loaded, which takes them over, also where hydration fails. Only on sites that collect
 * them. Written for the oldest supported browsers (OBS-01).
 */
const earlyErrorScript =
  'var earlyErrors=[];["error","unhandledrejection"].forEach(function(t){addEventListener(t,function(e){earlyErrors.length<9&&earlyErrors.push(e)})});';

/**
 * Says on the root element that this browser has a login, so that nothing for guests is painted for a member (LOOK-13). Read
 * here, because a page is the same for all visitors; `startShell` keeps it up to date. The id, unlike the token, is in this
 * storage in apps too.
 */
const loginScript = 'try{localStorage.member_id&&(document.documentElement.dataset.login="")}catch(e){}';

/**
 * The one inline script of a page: it marks members, marks pictures that fail, records presses until React listens, handles the banner before
 * hydration, and loads the modules. The same for all pages of a site with these assets.
 */
export const documentScript = (assets: PageAssets, collectsErrors = false): string =>
  `${collectsErrors ? earlyErrorScript : ''}${loginScript}(${markFailedPictures.toString()})();${earlyPressScript};(${enhanceBeforeHydration.toString()})(earlyPresses.buttons,${slidePositions.toString()});${moduleLoader(assets)}`;

/**
 * The text of the page's style element.
 * @param css of `assets.styles`, inlined so that the first paint waits for no request
 */
export const documentStyle = (css: string): string => `${outdatedStyle}${css}${transitionStyle}`;

/** Attributes as HTML. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

const iconTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

function iconLinks({ favicon, appleTouch }: DocumentParts['icons']): readonly string[] {
  const type = iconTypes[favicon.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
  const icon = `<link rel="icon" href="/${escapeHtml(favicon)}" type="${type}">`;
  return appleTouch === undefined ? [icon] : [icon, `<link rel="apple-touch-icon" href="/${escapeHtml(appleTouch)}">`];
}

/**
 * Renders the HTML document. Inlined style sheets are also present as disabled links, so that chunks do not load them again.
 */
export function renderDocument(parts: DocumentParts): string {
  const root = attributes({
    ...rootAttributes(parts.root),
    ...(parts.isRightToLeft && { dir: 'rtl' }),
    ...(parts.services?.length && { 'data-services': parts.services.join(' ') }),
  });
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...parts.seo,
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    ...iconLinks(parts.icons),
    `<link rel="manifest" href="${escapeHtml(parts.manifest)}">`,
    parts.hero ? `<link rel="preload" as="image" href="${escapeHtml(parts.hero)}" fetchpriority="high">` : '',
    `<style nonce="${escapeHtml(parts.styleNonce)}">${parts.style}</style>`,
    ...parts.assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled>`),
    `<script>${parts.script}</script>`,
  ];
  return `<!doctype html><html ${root}><head>${head.filter(Boolean).join('')}</head><body><p id="outdated">${escapeHtml(parts.outdated)}</p><noscript><div>${escapeHtml(parts.noScripts)}</div></noscript><div id="root">${parts.body}</div><script type="application/json" id="${stateElementId}">${safeJson(parts.state)}</script></body></html>`;
}
