import type { Call, Message, Notice, SentEvent } from './api.ts';
import { el, pretty, timeOfDay } from './dom.ts';
import { lineOf, type FeedOptions } from './feed.ts';

const failed = ({ status, code }: Call): boolean => status >= 400 || (code !== undefined && !/^1000?$/.test(code));

/** The list of calls from sites. */
export const callFeed: FeedOptions<Call> = {
  panel: 'calls',
  filter: 'Filter by name, path or code',
  only: { label: 'Refused and failed only', test: failed },
  empty: 'No calls yet. Open a site, and what it asks for appears here.',
  text: (call) => [call.name, call.path, call.method, call.code, call.status, call.scenario].join(' '),
  line: (call) =>
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('span', { class: 'when', text: timeOfDay(call.at) }),
        el('span', {
          class: 'code',
          'data-tone': call.status >= 400 ? 'bad' : failed(call) ? 'warn' : 'good',
          text: call.code ?? String(call.status),
          title: `HTTP ${call.status}`,
        }),
        el('span', { class: 'what' }, call.name ?? call.path, el('small', { text: call.name ? call.path : '' })),
        call.scenario ? el('span', { class: 'code', 'data-tone': 'warn', text: call.scenario }) : el('span'),
        el('span', { class: 'took', text: `${call.ms} ms` }),
      ),
      el('pre', {
        text: `${call.method} ${call.path} → HTTP ${call.status}\n${call.problem ? `does not fit: ${call.problem}\n` : ''}${pretty(call.body)}`,
      }),
    ),
};

/** The list of sent realtime events. */
export const eventFeed: FeedOptions<SentEvent> = {
  panel: 'events',
  filter: 'Filter by event or channel',
  only: { label: 'Heard by somebody only', test: ({ heardBy }) => heardBy > 0 },
  empty: 'No events yet. A balance that changes sends the first one.',
  text: ({ event, channel }) => `${event} ${channel}`,
  line: ({ at, event, channel, data, heardBy }) => {
    const text = heardBy === 1 ? '1 listener' : `${heardBy} listeners`;
    const mark = { text, tone: heardBy > 0 ? 'good' : 'warn' } as const;
    return lineOf({ at, title: event, what: channel, mark, details: pretty(data) });
  },
};

const purposes: Readonly<Record<string, string>> = {
  register_member: 'Registration',
  forgot_password: 'Password reset',
};

/** The list of sent SMS and e-mails. */
export const messageFeed: FeedOptions<Message> = {
  panel: 'messages',
  filter: 'Filter by receiver or text',
  empty: 'No messages yet. A registration with a phone sends the first one.',
  text: ({ kind, receiver, purpose, text }) => [kind, receiver, purposes[purpose], text].join(' '),
  line: ({ kind, receiver, purpose, text, code, at }) =>
    lineOf({
      at,
      title: `${kind === 'sms' ? 'SMS' : 'Email'} to ${receiver}`,
      what: purposes[purpose] ?? purpose,
      mark: code === null ? undefined : { text: code, tone: 'good' },
      details: text,
      isOpen: true,
    }),
};

const titleOf = ({ payload }: Notice): string => {
  const notification: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'notification') : null;
  const title: unknown =
    typeof notification === 'object' && notification !== null ? Reflect.get(notification, 'title') : null;
  return typeof title === 'string' ? title : 'Not a notice';
};

/** The list of notices that arrived at browsers of the sandbox's own push service. */
export const noticeFeed: FeedOptions<Notice> = {
  panel: 'notices',
  filter: 'Filter by text',
  empty: 'No notices yet. Only browsers of tests are here; others get theirs from their own push service.',
  text: ({ payload }) => pretty(payload),
  line: (notice) => {
    const { at, endpoint, payload } = notice;
    return lineOf({ at, title: titleOf(notice), what: endpoint.slice(-8), details: pretty(payload) });
  },
};
