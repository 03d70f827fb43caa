import { ask, order, type Call, type Message, type Notice, type Report, type SentEvent } from './api.ts';
import { byId } from './dom.ts';
import { createCalls, createEvents, createMessages, createNotices } from './event-lists.ts';
import { createReports } from './reports.ts';
import { createMembers } from './members.ts';
import { createOrders } from './orders.ts';
import { createTabs } from './tabs.ts';
import { showActions, showScenarios, showTriggers } from './triggers.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const themeWords = { system: 'as the system', light: 'light', dark: 'dark' } as const;

const openTab = createTabs(document.querySelector('[role="tablist"]') ?? document.body);
const held = new Map<string, number>();
const pauseButton = byId('pause');
let paused = false;

function showPause(): void {
  const waiting = [...held.values()].reduce((sum, count) => sum + count, 0);
  pauseButton.ariaPressed = String(paused);
  pauseButton.textContent = paused ? (waiting > 0 ? `Go on (${waiting} new)` : 'Go on') : 'Pause';
}
const hold = (name: string) => (count: number) => {
  held.set(name, count);
  showPause();
};
const calls = createCalls(hold('calls'));
const events = createEvents(hold('events'));
const messages = createMessages(hold('messages'));
const notices = createNotices(hold('notices'));
const reports = createReports(hold('reports'));
const showMembers = createMembers(() => openTab('ledger'));
const showOrders = createOrders();

async function showAll(): Promise<void> {
  calls.set((await ask('/calls')).calls);
  messages.set((await ask('/messages')).messages.toReversed());
  notices.set((await ask('/notices')).notices.toReversed());
  reports.set((await ask('/browser-reports')).reports);
  showMembers();
  await Promise.all([showActions(), showScenarios(), showOrders()]);
}

function watch(): void {
  const place = byId('connection');
  const tell = (state: string, text: string) => {
    place.dataset['state'] = state;
    place.textContent = text;
  };
  const live = new EventSource('/control/live');
  live.addEventListener('open', () => {
    tell('live', 'Live');
    void showAll();
  });
  live.addEventListener('error', () => tell('lost', 'The sandbox does not answer; trying again …'));
  live.addEventListener('call', ({ data }: MessageEvent<string>) => {
    // Written by the server of this page.
    const call: Call = JSON.parse(data);
    calls.add(call);
  });
  live.addEventListener('event', ({ data }: MessageEvent<string>) => {
    // Written by the server of this page.
    const event: SentEvent = JSON.parse(data);
    events.add(event);
  });
  live.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // Written by the server of this page.
    const message: Message = JSON.parse(data);
    messages.add(message);
  });
  live.addEventListener('notice', ({ data }: MessageEvent<string>) => {
    // Written by the server of this page.
    const notice: Notice = JSON.parse(data);
    notices.add(notice);
  });
  live.addEventListener('report', ({ data }: MessageEvent<string>) => {
    // Written by the server of this page.
    const report: Report = JSON.parse(data);
    reports.add(report);
  });
  live.addEventListener('members', showMembers);
  live.addEventListener('orders', () => void showOrders());
  live.addEventListener('actions', () => void Promise.all([showActions(), showScenarios()]));
  live.addEventListener('reset', () => void showAll());
}

function theme(): void {
  const button = byId('theme');
  let chosen = THEMES.find((name) => name === localStorage.getItem('sandbox-theme')) ?? 'system';
  const show = () => {
    document.documentElement.dataset['theme'] = chosen;
    button.textContent = `Theme: ${themeWords[chosen]}`;
  };
  button.addEventListener('click', () => {
    chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'system';
    localStorage.setItem('sandbox-theme', chosen);
    show();
  });
  show();
}

pauseButton.addEventListener('click', () => {
  paused = !paused;
  calls.pause(paused);
  events.pause(paused);
  messages.pause(paused);
  notices.pause(paused);
  reports.pause(paused);
  showPause();
});
byId('clear').addEventListener('click', () => void order('/clear'));
theme();
void showTriggers();
watch();
