import { CURRENCY_SYMBOL } from '@housefront/contract/ids';
import { escapeXml } from '../../art/svg.ts';
import type { ProviderRound } from '../wallet.types.ts';
import { betsFor } from './bets.ts';
import { LINES, PAYS, returnToPlayer } from './rules.ts';
import { skinOf } from './skins.ts';
import { slotTexts } from './texts.ts';

/** Where the files of the page are served, below the mount point. */
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

/** An address the game may go back to: http(s) only, so that a launch can never carry a script. */
function safeAddress(address: string): string {
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '';
  } catch {
    return '';
  }
}

function symbolOf(currency: string): string {
  return Object.entries(CURRENCY_SYMBOL).find(([code]) => code === currency)?.[1] ?? `${currency} `;
}

function page(locale: string, title: string, attributes: string, body: string): string {
  return `<!doctype html>
<html lang="${escapeXml(locale.replace('_', '-'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0a1a">
<title>${escapeXml(title)}</title>
<link rel="icon" href="${ASSETS}/symbols/seven.svg" type="image/svg+xml">
<link rel="stylesheet" href="${ASSETS}/slot.css">
<link rel="stylesheet" href="${ASSETS}/desk.css">
</head>
<body ${attributes}>
${body}
</body>
</html>`;
}

const icon = (d: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;

/** The game page of a launch. Everything the script needs rides on the body as data. */
export function slotPage(token: string, round: ProviderRound, random: () => number): string {
  const texts = slotTexts(round.locale);
  const skin = skinOf(round);
  const t = (key: string): string => escapeXml(texts[key] ?? key);
  const launch = {
    token,
    texts,
    skin,
    lobbyUrl: safeAddress(round.lobbyUrl),
    symbol: symbolOf(round.currency),
    balance: round.balance,
    bets: betsFor(round.currency),
    lines: LINES,
    pays: PAYS,
    rtp: Math.round(returnToPlayer() * 10_000) / 100,
    first: Array.from({ length: 15 }, () => 2 + Math.floor(random() * 8)),
  };
  return page(
    round.locale,
    round.gameName,
    `data-launch="${escapeXml(JSON.stringify(launch))}"`,
    `<div class="room" id="room" aria-hidden="true"></div>
<main class="game" aria-label="${escapeXml(round.gameName)}">
<header class="top">
<button type="button" class="plain" id="lobby" aria-label="${t('lobby')}">${icon('M15 5l-7 7 7 7M8 12h12')}<span>${t('lobby')}</span></button>
<h1>${escapeXml(round.gameName)}${round.demo ? ` <small>${t('demo')}</small>` : ''}</h1>
<div class="tools">
<button type="button" class="plain" id="sound" aria-pressed="false" aria-label="${t('sound')}">${icon('M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6')}${icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11')}</button>
<button type="button" class="plain" id="pays" aria-label="${t('pays')}" aria-haspopup="dialog">${icon('M12 11v6M12 7.2v.1M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18')}</button>
</div>
</header>
<section class="stage">
<div class="frame"><div class="window" id="window" role="img" aria-label="${escapeXml(round.gameName)}"></div></div>
<p class="message" id="message" role="status" aria-live="polite">${t('ready')}</p>
</section>
<footer class="desk">
<dl class="meter"><dt>${t('balance')}</dt><dd id="balance"></dd></dl>
<div class="bet" role="group" aria-label="${t('bet')}">
<button type="button" class="round" id="less" aria-label="${t('less')}">${icon('M6 12h12')}</button>
<dl class="meter"><dt>${t('bet')}</dt><dd id="bet" aria-live="polite"></dd></dl>
<button type="button" class="round" id="more" aria-label="${t('more')}">${icon('M6 12h12M12 6v12')}</button>
</div>
<button type="button" class="spin" id="spin" aria-keyshortcuts="Space"><span>${t('spin')}</span></button>
<dl class="meter last"><dt>${t('win')}</dt><dd id="win"></dd></dl>
</footer>
</main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title">
<header><h2 id="sheet-title">${t('pays')}</h2><button type="button" class="plain" id="close" aria-label="${t('close')}">${icon('M6 6l12 12M18 6L6 18')}</button></header>
<div class="sheet-body" id="sheet-body"></div>
</dialog>
<script type="module" src="${ASSETS}/slot.js"></script>`,
  );
}

/** Shown for a launch that is unknown or over. */
export function endedPage(locale: string): string {
  const texts = slotTexts(locale);
  return page(locale, '—', '', `<main class="ended"><p>${escapeXml(texts['ended'] ?? '')}</p></main>`);
}
