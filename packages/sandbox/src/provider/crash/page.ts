import { escapeXml } from '../../art/drawing/svg.ts';
import { ASSETS, gameDocument, gameHeader, gameSheet, icon, safeAddress } from '../game/document.ts';
import { betsFor } from '../slot/bets.ts';
import { skinOf } from '../slot/skins.ts';
import { STAKE_REFUSALS, type ProviderRound } from '../game/wallet.types.ts';
import type { SeatView } from './flight.types.ts';
import { GROWTH_MS, HOUSE_EDGE } from './rules.ts';
import { crashTexts } from './texts.ts';

/** Automatic cash-outs on offer, in hundredths. */
const AUTOS = [110, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

/** The page of the crash game. The script gets its data from an attribute of the body. */
export function crashPage(token: string, round: ProviderRound, seat: SeatView): string {
  const texts = crashTexts(round.locale);
  const { lead, tones } = skinOf(round);
  const t = (key: string): string => escapeXml(texts[key] ?? key);
  const launch = {
    token,
    texts,
    lead,
    tones,
    lobbyUrl: safeAddress(round.lobbyUrl),
    symbol: round.symbol,
    decimals: round.decimals,
    balance: String(round.balance),
    bets: betsFor(round.currency, round.decimals),
    refusals: STAKE_REFUSALS,
    autos: AUTOS,
    growth: GROWTH_MS,
    rtp: Math.round((1 - HOUSE_EDGE) * 10_000) / 100,
    ...seat,
  };
  return gameDocument({
    locale: round.locale,
    title: round.gameName,
    styles: ['slot.css', 'desk.css', 'crash.css'],
    launch,
    body: `<div class="room" id="room" aria-hidden="true"></div>
<main class="game crash" aria-label="${escapeXml(round.gameName)}">
${gameHeader(t, round, 'fair')}
<section class="sky" id="sky">
<ol class="past" id="past" aria-label="${t('history')}"></ol>
<div class="flight">
<canvas id="canvas" aria-hidden="true"></canvas>
<div class="figure" aria-hidden="true"><output id="figure">1.00×</output><small id="aside"></small></div>
</div>
<p class="message" id="message" role="status" aria-live="polite">${t('start')}</p>
<p class="spoken" id="spoken" aria-live="polite"></p>
</section>
<footer class="pad">
<dl class="meter money"><dt>${t('balance')}</dt><dd id="balance"></dd></dl>
<dl class="meter gain"><dt>${t('win')}</dt><dd id="win"></dd></dl>
<div class="step" role="group" aria-label="${t('bet')}">
<button type="button" class="round" id="less" aria-label="${t('less')}">${icon('M6 12h12')}</button>
<dl class="meter"><dt>${t('bet')}</dt><dd id="bet" aria-live="polite"></dd></dl>
<button type="button" class="round" id="more" aria-label="${t('more')}">${icon('M6 12h12M12 6v12')}</button>
</div>
<div class="step" role="group" aria-label="${t('auto')}">
<button type="button" class="round" id="less-auto" aria-label="${t('lessAuto')}">${icon('M6 12h12')}</button>
<dl class="meter"><dt>${t('auto')}</dt><dd id="auto" aria-live="polite"></dd></dl>
<button type="button" class="round" id="more-auto" aria-label="${t('moreAuto')}">${icon('M6 12h12M12 6v12')}</button>
</div>
<button type="button" class="go" id="go" aria-keyshortcuts="Space"><b id="go-text">${t('place')}</b><span id="go-amount"></span></button>
</footer>
</main>
${gameSheet(t, 'fair')}
<script type="module" src="${ASSETS}/crash.js"></script>`,
  });
}
