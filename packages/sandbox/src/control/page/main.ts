import { ask, order } from './api.ts';
import { byId } from './dom.ts';
import { callFeed, eventFeed, messageFeed, noticeFeed } from './event-lists.ts';
import { createFeed, type Feed } from './feed.ts';
import { reportFeed } from './reports.ts';
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
const calls = createFeed(callFeed, hold('calls'));
const events = createFeed(eventFeed, hold('events'));
const messages = createFeed(messageFeed, hold('messages'));
const notices = createFeed(noticeFeed, hold('notices'));
const reports = createFeed(reportFeed, hold('reports'));
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
  const follow = <Item>(news: string, feed: Feed<Item>) =>
    live.addEventListener(news, ({ data }: MessageEvent<string>) => {
      // Written by the server of this page.
      const item: Item = JSON.parse(data);
      feed.add(item);
    });
  follow('call', calls);
  follow('event', events);
  follow('message', messages);
  follow('notice', notices);
  follow('report', reports);
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
