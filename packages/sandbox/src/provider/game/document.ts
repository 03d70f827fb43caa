import { escapeXml } from '../../art/drawing/svg.ts';

/** Path of the pages' files, below the mount point. */
export const ASSETS = '/provider/assets';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http: https:";

/** Headers of every page of the provider. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** An address that the game may return to: http(s) only, so that a launch never contains a script. */
export function safeAddress(address: string): string {
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '';
  } catch {
    return '';
  }
}

/** A drawn icon of 24 by 24. */
export const icon = (d: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

/** Parts of a page of the provider. */
export interface GameDocument {
  /** Platform locale of the launch, e.g. `zh_CN`. */
  readonly locale: string;
  readonly title: string;
  /** Style sheets by file name, in order. */
  readonly styles: readonly string[];
  /** Data for the script, in an attribute of the body. */
  readonly launch?: unknown;
  /** Markup that is already escaped. */
  readonly body: string;
}

/** A whole page of the provider. */
export function gameDocument({ locale, title, styles, launch, body }: GameDocument): string {
  const data = launch === undefined ? '' : ` data-launch="${escapeXml(JSON.stringify(launch))}"`;
  return `<!doctype html>
<html lang="${escapeXml(locale.replace('_', '-'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0a1a">
<title>${escapeXml(title)}</title>
<link rel="icon" href="${ASSETS}/symbols/seven.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="${ASSETS}/${file}">`).join('\n')}
</head>
<body${data}>
${body}
</body>
</html>`;
}

/** The bar above a game: the way back, which the script enables, name, sound, and a help button. `t` returns escaped text by key. */
export function gameHeader(
  t: (key: string) => string,
  { gameName, demo }: { readonly gameName: string; readonly demo: boolean },
  help: string,
): string {
  return `<header class="top">
<button type="button" class="plain" id="lobby" disabled aria-label="${t('lobby')}">${icon('M15 5l-7 7 7 7M8 12h12')}<span>${t('lobby')}</span></button>
<h1>${escapeXml(gameName)}${demo ? ` <small>${t('demo')}</small>` : ''}</h1>
<div class="tools">
<button type="button" class="plain" id="sound" aria-pressed="false" aria-label="${t('sound')}">${icon('M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6')}${icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11')}</button>
<button type="button" class="plain" id="pays" aria-label="${t(help)}" aria-haspopup="dialog">${icon('M12 11v6M12 7.2v.1M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18')}</button>
</div>
</header>`;
}

/** The sheet of the help button. */
export function gameSheet(t: (key: string) => string, help: string): string {
  return `<dialog class="sheet" id="sheet" aria-labelledby="sheet-title">
<header><h2 id="sheet-title">${t(help)}</h2><button type="button" class="plain" id="close" aria-label="${t('close')}">${icon('M6 6l12 12M18 6L6 18')}</button></header>
<div class="sheet-body" id="sheet-body"></div>
</dialog>`;
}
