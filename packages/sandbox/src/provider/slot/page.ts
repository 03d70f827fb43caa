import { escapeXml } from '../../art/drawing/svg.ts';
import { ASSETS, gameDocument, gameHeader, gameSheet, icon, safeAddress } from '../game/document.ts';
import { STAKE_REFUSALS, type ProviderRound } from '../game/wallet.types.ts';
import { betsFor } from './bets.ts';
import { LINES, PAYS, returnToPlayer } from './rules.ts';
import { skinOf } from './skins.ts';
import { slotTexts } from './texts.ts';

/** A toggle beside the message: a way to play that a launch may forbid. */
const mode = (id: string, label: string, drawing: string): string =>
  `<button type="button" class="round mode" id="${id}" aria-pressed="false" aria-label="${label}">${icon(drawing)}</button>`;

/** The bets up to the highest stake; all of them if none is that low, and the wallet refuses. */
const betsUpTo = (highest: bigint | undefined, bets: readonly number[]): readonly number[] => {
  const open = bets.filter((bet) => highest === undefined || BigInt(bet) <= highest);
  return open.length === 0 ? bets : open;
};

/** The game page of a launch. The script gets its data from an attribute of the body. */
export function slotPage(token: string, round: ProviderRound, random: () => number): string {
  const texts = slotTexts(round.locale);
  const skin = skinOf(round);
  const t = (key: string): string => escapeXml(texts[key] ?? key);
  const { autoplay, turbo, shortestRound, highestStake } = round.limits;
  const modes = [
    ...(autoplay === false
      ? []
      : [mode('auto', t('auto'), 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5')]),
    ...(turbo === false ? [] : [mode('turbo', t('turbo'), 'M13 3L5 14h6l-1 7l8-11h-6z')]),
  ];
  const launch = {
    token,
    shortest: shortestRound ?? 0,
    texts,
    skin,
    lobbyUrl: safeAddress(round.lobbyUrl),
    symbol: round.symbol,
    decimals: round.decimals,
    balance: String(round.balance),
    bets: betsUpTo(highestStake, betsFor(round.currency, round.decimals)),
    lines: LINES,
    pays: PAYS,
    refusals: STAKE_REFUSALS,
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
${modes.join('\n')}
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
