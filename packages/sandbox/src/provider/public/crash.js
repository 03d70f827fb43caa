import { createCurve } from './curve.js';
import { fillFairness } from './fair.js';
import { showPast } from './past.js';
import { createCalls, newRoundId, Refused } from './rounds.js';
import { createSound } from './sound.js';

const launch = JSON.parse(document.body.dataset.launch ?? 'null');
const { texts, bets, autos, growth } = launch;
const byId = (id) => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const reduced = () => calm.matches;
const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');
// Balances exceed the safe range of numbers.
const money = (minor) => {
  const digits = String(minor).padStart(launch.decimals + 1, '0');
  const end = digits.length - launch.decimals;
  const parts = launch.decimals === 0 ? '' : `.${digits.slice(end)}`;
  return `${launch.symbol}${whole.format(BigInt(digits.slice(0, end)))}${parts}`;
};
const times = (hundredths) => `${number.format(hundredths / 100)}×`;
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');

/** A press this soon after the start belongs to the previous bet. */
const DOUBLE_PRESS_MS = 400;

const ids = ['room', 'past', 'canvas', 'figure', 'aside', 'message', 'spoken', 'balance', 'win', 'bet', 'auto', 'less'];
const ui = Object.fromEntries(
  [...ids, 'more', 'less-auto', 'more-auto', 'go', 'go-text', 'go-amount', 'lobby', 'sound', 'pays', 'sheet'].map(
    (id) => [id, byId(id)],
  ),
);
const sound = createSound();
const curve = createCurve(ui.canvas, {
  craft: `/provider/assets/symbols/${launch.lead}.svg`,
  tones: launch.tones,
  growth,
  reduced,
});

const modest = bets.map((bet) => BigInt(bet) * 200n <= BigInt(launch.balance)).lastIndexOf(true);
const state = {
  /** idle, asking, flying, taking, over */
  phase: 'idle',
  balance: BigInt(launch.balance),
  bet: Math.min(4, Math.max(0, modest)),
  /** Index into autos; -1 is off. */
  auto: -1,
  next: launch.next,
  history: [...launch.history],
  /** Fingerprints shown before rounds, by round id. */
  fingerprints: new Map(),
  /** The running round, or one whose bet got no answer. */
  round: null,
  startedAt: 0,
  shown: { elapsed: 0, phase: 'flying' },
  whole: 1,
};
const calls = createCalls(launch.token, () => say(texts.again, 'bad'));

function say(text, kind = '') {
  if (ui.message.textContent !== text) ui.message.textContent = text;
  ui.message.className = `message ${kind}`;
}

const elapsedNow = () => Math.max(0, performance.now() - state.startedAt);
const multiplierAt = (elapsed) => Math.max(100, Math.floor(100 * Math.exp(elapsed / growth)));
/** Never above the automatic cash-out, where the round ends. */
const risen = () => Math.min(multiplierAt(elapsedNow()), state.round?.auto ?? Infinity);

function refresh() {
  const { phase, round } = state;
  const stake = bets[state.bet];
  const air = phase === 'flying' || phase === 'taking';
  ui.balance.textContent = money(state.balance);
  ui.bet.textContent = money(stake);
  ui.auto.textContent = state.auto < 0 ? texts.off : times(autos[state.auto]);
  const still = phase !== 'idle' || round !== null;
  ui.less.disabled = still || state.bet === 0;
  ui.more.disabled = still || state.bet === bets.length - 1;
  ui['less-auto'].disabled = still || state.auto < 0;
  ui['more-auto'].disabled = still || state.auto === autos.length - 1;
  // Not `disabled`, which would drop the focus during a round.
  ui.go.ariaDisabled = String(phase === 'asking' || phase === 'taking' || phase === 'over');
  ui.go.classList.toggle('take', air);
  ui['go-text'].textContent = air ? texts.take : texts.place;
  if (!air) ui['go-amount'].textContent = money(stake);
}

function showFigure(hundredths, kind, aside = '') {
  ui.figure.textContent = times(hundredths);
  ui.figure.className = kind;
  ui.aside.textContent = aside;
}

let lastFrame = 0;
let lastText = 0;
function frame(now) {
  if (state.phase === 'flying' || state.phase === 'taking') {
    requestAnimationFrame(frame);
    const multiplier = risen();
    // With reduced motion, a few frames per second are enough.
    if (reduced() && now - lastFrame < 250) return;
    lastFrame = now;
    state.shown = { elapsed: growth * Math.log(multiplier / 100), phase: 'flying' };
    showFigure(multiplier, 'up');
    if (now - lastText > 90) {
      lastText = now;
      ui['go-amount'].textContent = money(Math.floor((state.round.bet * multiplier) / 100));
    }
    const whole = Math.floor(multiplier / 100);
    if (whole > state.whole) {
      state.whole = whole;
      ui.spoken.textContent = times(whole * 100);
    }
    curve.draw(now, state.shown.elapsed, 'flying');
    return;
  }
  if (curve.draw(now, state.shown.elapsed, state.shown.phase)) requestAnimationFrame(frame);
}

function land(reply) {
  // Both cash-out and watch may report the end.
  if (state.round?.id !== reply.roundId || state.phase === 'idle' || state.phase === 'over') return;
  state.phase = 'idle';
  state.round = null;
  state.balance = BigInt(reply.balance);
  state.next = reply.next;
  ui.spoken.textContent = '';
  if (reply.phase === 'void') {
    showFigure(100, '');
    say(texts.void);
  } else {
    state.history = [reply, ...state.history].slice(0, 20);
    const { cashedAt, point, win } = reply;
    const end = cashedAt ?? point;
    state.shown = { elapsed: growth * Math.log(end / 100), phase: reply.phase };
    curve.burst(state.shown.elapsed, reply.phase);
    ui.win.textContent = money(win);
    if (cashedAt === null) {
      showFigure(point, 'lost');
      say(fill(texts.away, { x: times(point) }), 'bad');
      sound.stop(0);
    } else {
      showFigure(cashedAt, 'won', point > cashedAt ? fill(texts.flewOn, { x: times(point) }) : '');
      say(fill(texts.cashed, { x: times(cashedAt), amount: money(win) }), 'won');
      sound.win(cashedAt >= 500);
    }
    showPast(ui.past, state.history, texts, times);
  }
  refresh();
  requestAnimationFrame(frame);
}

function end(error) {
  state.round = null;
  if (error instanceof Refused && launch.refusals.includes(error.message)) {
    state.phase = 'idle';
    say(texts[error.message], 'bad');
  } else {
    state.phase = 'over';
    say(texts.ended, 'bad');
  }
  refresh();
}

async function watch(id) {
  try {
    for (;;) {
      const reply = await calls.watch(id);
      if (state.round?.id !== id) return;
      if (reply.phase !== 'flying') return land(reply);
      state.startedAt = performance.now() - reply.elapsed - reply.delay;
      if (state.phase === 'flying') say(texts.flying);
    }
  } catch (error) {
    if (state.round?.id === id) end(error);
  }
}

function fly({ roundId, bet, auto, elapsed }, delay) {
  state.phase = 'flying';
  state.round = { id: roundId, bet, auto };
  state.startedAt = performance.now() - elapsed - delay;
  state.whole = 1;
  ui.win.textContent = money(0);
  say(texts.flying);
  sound.spin();
  refresh();
  requestAnimationFrame(frame);
  void watch(roundId);
}

async function place() {
  // A round without an answer is requested again with its own id, so that no bet is placed twice.
  const round = state.round ?? { id: newRoundId(), bet: bets[state.bet], auto: autos[state.auto] ?? null };
  if (state.round === null && round.bet > state.balance) return say(texts.insufficient, 'bad');
  state.phase = 'asking';
  state.round = round;
  refresh();
  try {
    state.fingerprints.set(round.id, state.next);
    const order = { roundId: round.id, bet: round.bet, auto: round.auto, fingerprint: state.next };
    const reply = await calls.bet(order);
    state.balance = BigInt(reply.balance);
    state.next = reply.next;
    if (reply.phase === 'flying') fly(reply, reply.delay);
    else land(reply);
  } catch (error) {
    if (!(error instanceof Refused)) {
      state.phase = 'idle';
      say(texts.again, 'bad');
      return refresh();
    }
    const { code, next, flying } = error.body;
    if (code === 'fingerprint') {
      // The provider restarted: its next secret changed, and no bet was placed.
      state.next = next;
      state.round = null;
      return place();
    }
    if (code === 'flying' && flying) return fly(flying, 0);
    end(error);
  }
}

async function take() {
  if (elapsedNow() < DOUBLE_PRESS_MS) return;
  const { id } = state.round;
  state.phase = 'taking';
  refresh();
  try {
    land(await calls.cashOut(id));
  } catch (error) {
    end(error);
  }
}

function press() {
  if (state.phase === 'idle') void place();
  else if (state.phase === 'flying') void take();
}

function change(key, step, list, lowest) {
  if (state.phase !== 'idle' || state.round !== null) return;
  state[key] = Math.min(list.length - 1, Math.max(lowest, state[key] + step));
  refresh();
}

const root = document.documentElement.style;
['--glow', '--mid', '--deep'].forEach((name, index) => root.setProperty(name, launch.tones[index]));
ui.win.textContent = money(0);
ui.lobby.hidden = launch.lobbyUrl === '';
showPast(ui.past, state.history, texts, times);
refresh();
void curve.ready.then(() => requestAnimationFrame(frame));
addEventListener('resize', () => requestAnimationFrame(frame));
if (launch.flying) fly(launch.flying, 0);

ui.go.addEventListener('click', press);
// A held key would alternate between bet and cash-out.
ui.go.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
ui.less.addEventListener('click', () => change('bet', -1, bets, 0));
ui.more.addEventListener('click', () => change('bet', 1, bets, 0));
ui['less-auto'].addEventListener('click', () => change('auto', -1, autos, -1));
ui['more-auto'].addEventListener('click', () => change('auto', 1, autos, -1));
ui.lobby.addEventListener('click', () => launch.lobbyUrl !== '' && location.assign(launch.lobbyUrl));
ui.lobby.disabled = false;
ui.sound.addEventListener('click', () => ui.sound.setAttribute('aria-pressed', String(sound.toggle())));
ui.pays.addEventListener('click', () => {
  fillFairness(byId('sheet-body'), launch, state, times);
  ui.sheet.showModal();
});
byId('close').addEventListener('click', () => ui.sheet.close());
ui.sheet.addEventListener('click', (event) => {
  if (event.target === ui.sheet) ui.sheet.close();
});
addEventListener('keydown', (event) => {
  if (ui.sheet.open) return;
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (step) {
    event.preventDefault();
    change('bet', step, bets, 0);
  } else if (event.code === 'Space' && !(event.target instanceof HTMLButtonElement)) {
    event.preventDefault();
    if (!event.repeat) press();
  }
});
