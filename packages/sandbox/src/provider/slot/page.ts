import { escapeXml } from '../../art/svg.ts';
import { ASSETS, gameDocument, gameHeader, gameSheet, icon, safeAddress } from '../document.ts';
import type { ProviderRound } from '../wallet.types.ts';
import { betsFor } from './bets.ts';
import { LINES, PAYS, returnToPlayer } from './rules.ts';
import { skinOf } from './skins.ts';
import { slotTexts } from './texts.ts';

/** The game page of a launch. The script gets its data from an attribute of the body. */
export function slotPage(token: string, round: ProviderRound, random: () => number): string {
  const texts = slotTexts(round.locale);
  const skin = skinOf(round);
  const t = (key: string): string => escapeXml(texts[key] ?? key);
  const launch = {
    token,
    texts,
    skin,
    lobbyUrl: safeAddress(round.lobbyUrl),
    symbol: round.symbol,
    decimals: round.decimals,
    balance: String(round.balance),
    bets: betsFor(round.currency, round.decimals),
    lines: LINES,
    pays: PAYS,
    rtp: Math.round(returnToPlayer() * 10_000) / 100,
    first: Array.from({ length: 15 }, () => 2 + Math.floor(random() * 8)),
  };
  return gameDocument({
    locale: round.locale,
    title: round.gameName,
    styles: ['slot.css', 'desk.css'],
    launch,
    body: `<div class="room" id="room" aria-hidden="true"></div>
<main class="game" aria-label="${escapeXml(round.gameName)}">
${gameHeader(t, round, 'pays')}
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
${gameSheet(t, 'pays')}
<script type="module" src="${ASSETS}/slot.js"></script>`,
  });
}

/** Shown for a launch that is unknown or over. */
export function endedPage(locale: string): string {
  const texts = slotTexts(locale);
  return gameDocument({
    locale,
    title: '—',
    styles: ['slot.css', 'desk.css'],
    body: `<main class="ended"><p>${escapeXml(texts['ended'] ?? '')}</p></main>`,
  });
}
