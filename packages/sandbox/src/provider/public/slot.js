import { createHighlights } from './lines.js';
import { fillPaytable } from './paytable.js';
import { createReels } from './reels.js';
import { createSound } from './sound.js';

const launch = JSON.parse(document.body.dataset.launch ?? 'null');
const byId = (id) => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const reduced = () => calm.matches;
const whole = new Intl.NumberFormat('en-US');
// Balances exceed the safe range of numbers.
const money = (minor) => {
  const digits = String(minor).padStart(launch.decimals + 1, '0');
  const end = digits.length - launch.decimals;
  const parts = launch.decimals === 0 ? '' : `.${digits.slice(end)}`;
  return `${launch.symbol}${whole.format(BigInt(digits.slice(0, end)))}${parts}`;
};

const ui = Object.fromEntries(
  ['room', 'window', 'message', 'balance', 'bet', 'win', 'less', 'more', 'spin', 'lobby', 'sound', 'pays', 'sheet'].map(
    (id) => [id, byId(id)],
  ),
);
// A launch may forbid both.
const modes = { auto: byId('auto'), turbo: byId('turbo') };
const isOn = (mode) => mode?.getAttribute('aria-pressed') === 'true';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const sound = createSound();
const reels = createReels(ui.window, launch.skin.symbols, {
  reduced,
  fast: () => isOn(modes.turbo),
  onStop: (reel) => sound.stop(reel),
});
const highlights = createHighlights(ui.window, launch.lines, reels, reduced);

const modest = launch.bets.map((bet) => BigInt(bet) * 200n <= BigInt(launch.balance)).lastIndexOf(true);
const state = {
  balance: BigInt(launch.balance),
  bet: Math.min(4, Math.max(0, modest)),
  busy: false,
  over: false,
  pending: null,
};

const say = (text, kind = '') => {
  ui.message.textContent = text;
  ui.message.className = `message ${kind}`;
};

function refresh() {
  ui.balance.textContent = money(state.balance);
  document.body.toggleAttribute('data-long', ui.balance.textContent.length > 14);
  ui.bet.textContent = money(launch.bets[state.bet]);
  const still = state.busy || state.over || state.pending !== null;
  ui.less.disabled = still || state.bet === 0;
  ui.more.disabled = still || state.bet === launch.bets.length - 1;
  // Not `disabled`, which would drop the focus with every round.
  ui.spin.ariaDisabled = String(state.busy || state.over);
}

/** Counts a win up to its amount; with reduced motion it appears at once. */
function countUp(amount, bet) {
  return new Promise((resolve) => {
    const length = reduced() ? 0 : Math.min(2200, 500 + (amount / bet) * 160);
    const start = performance.now();
    const step = (now) => {
      // A frame may have begun before the start.
      const part = length === 0 ? 1 : Math.min(1, Math.max(0, now - start) / length);
      ui.win.textContent = money(Math.floor(amount * part));
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

/** A unique id; `randomUUID` is missing on plain http from another machine. */
function newRoundId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function ask(round) {
  const response = await fetch('/provider/slot/spin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: launch.token, bet: round.bet, roundId: round.id }),
    signal: AbortSignal.timeout(15_000),
  });
  // Without an answer or a refusal the round stays open and is requested again.
  if (response.status >= 500) throw new Error('no answer');
  const body = await response.json();
  return response.ok ? { outcome: body } : { code: body.code };
}

function refused(code) {
  state.pending = null;
  reels.back();
  modes.auto?.setAttribute('aria-pressed', 'false');
  if (launch.refusals.includes(code)) say(launch.texts[code], 'bad');
  else {
    state.over = true;
    say(launch.texts.ended, 'bad');
  }
}

async function show(outcome, bet) {
  await reels.land(outcome.window);
  state.pending = null;
  state.balance = BigInt(outcome.balance);
  if (outcome.win === 0) {
    ui.win.textContent = money(0);
    say(launch.texts.none);
    return;
  }
  highlights.show(outcome);
  sound.win(outcome.win >= bet * 5);
  say(`${launch.texts.win} ${money(outcome.win)}`, 'won');
  await countUp(outcome.win, bet);
}

async function spin() {
  if (state.busy || state.over) return;
  const began = performance.now();
  // A round without an answer is requested again with its own id, so that no bet is placed twice.
  const round = state.pending ?? { id: newRoundId(), bet: launch.bets[state.bet], before: state.balance };
  if (state.pending === null && round.bet > state.balance) {
    say(launch.texts.insufficient, 'bad');
    return;
  }
  state.busy = true;
  if (state.pending === null) state.balance -= BigInt(round.bet);
  state.pending = round;
  highlights.clear();
  say(launch.texts.ready);
  refresh();
  sound.spin();
  reels.turn();
  try {
    const answer = await ask(round).catch(() => ask(round));
    if (answer.code) {
      state.balance = round.before;
      refused(answer.code);
    } else await show(answer.outcome, round.bet);
  } catch {
    reels.back();
    modes.auto?.setAttribute('aria-pressed', 'false');
    say(launch.texts.lost, 'bad');
  }
  // A clock of the browser may run a little ahead of the platform's.
  if (launch.shortest > 0) await wait(Math.max(0, launch.shortest + 100 - (performance.now() - began)));
  state.busy = false;
  refresh();
  if (!isOn(modes.auto)) return;
  await wait(isOn(modes.turbo) ? 100 : 800);
  if (isOn(modes.auto)) void spin();
}

function changeBet(step) {
  state.bet = Math.min(launch.bets.length - 1, Math.max(0, state.bet + step));
  refresh();
}

function leave() {
  if (launch.lobbyUrl !== '') location.assign(launch.lobbyUrl);
}

const root = document.documentElement.style;
['--glow', '--mid', '--deep'].forEach((name, index) => root.setProperty(name, launch.skin.tones[index]));
ui.room.style.backgroundImage = `url("/provider/assets/rooms/${launch.skin.lead}.svg")`;
reels.show([0, 1, 2, 3, 4].map((reel) => launch.first.slice(reel * 3, reel * 3 + 3)));
ui.win.textContent = money(0);
ui.lobby.hidden = launch.lobbyUrl === '';
refresh();

ui.spin.addEventListener('click', () => void spin());
ui.spin.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
ui.less.addEventListener('click', () => changeBet(-1));
ui.more.addEventListener('click', () => changeBet(1));
ui.lobby.addEventListener('click', leave);
ui.lobby.disabled = false;
ui.sound.addEventListener('click', () => ui.sound.setAttribute('aria-pressed', String(sound.toggle())));
for (const mode of Object.values(modes))
  mode?.addEventListener('click', () => {
    mode.setAttribute('aria-pressed', String(!isOn(mode)));
    if (mode === modes.auto && isOn(mode)) void spin();
  });
ui.pays.addEventListener('click', () => {
  fillPaytable(byId('sheet-body'), launch, launch.bets[state.bet], money);
  ui.sheet.showModal();
});
byId('close').addEventListener('click', () => ui.sheet.close());
ui.sheet.addEventListener('click', (event) => {
  if (event.target === ui.sheet) ui.sheet.close();
});
addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || ui.sheet.open || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  if (!event.repeat) void spin();
});
