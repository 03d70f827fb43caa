import { expect, test } from 'vitest';
import { PROFILES, type Protection } from './protection.ts';

const profiles: readonly (readonly [string, Partial<Protection>])[] = Object.entries(PROFILES);

/** Values of a capability, by profile. */
const having = (name: keyof Protection): Readonly<Record<string, unknown>> =>
  Object.fromEntries(profiles.flatMap(([id, values]) => (name in values ? [[id, values[name]]] : [])));

const periods = ['day', 'week', 'month'];
const all = (kind: string) => periods.map((period) => ({ kind, period }));
const monthly = [{ kind: 'deposit', period: 'month' }];

/** Capabilities by row, with the values that the specification gives each profile. */
const pinned: readonly (readonly [title: string, name: keyof Protection, values: Readonly<Record<string, unknown>>])[] =
  [
    ['[RG-01] hosts end as the authority demands', 'hostEnd', { de: '.de', br: '.bet.br' }],
    [
      '[RG-02] players are as old as the profile says',
      'age',
      { gb: 18, mt: 18, on: 19, de: 18, se: 18, ph: 21, br: 18 },
    ],
    ['[RG-02] persons who may not play', 'excludedPersons', { ph: true }],
    ['[RG-03] a verified age', 'ageVerified', { gb: true }],
    ['[RG-03] no trial games for guests', 'guestTrials', { gb: false, de: false }],
    [
      '[RG-05] official marks',
      'marks',
      {
        mt: { count: 1, place: 'footer' },
        se: { count: 3, place: 'top' },
        br: { count: 1, place: 'top' },
        nl: { count: 1, place: 'top' },
        dk: { count: 2, place: 'top' },
      },
    ],
    [
      '[RG-13] [RG-14] kinds and periods of limits, and no suggested amounts',
      'limits',
      {
        gb: { keys: [...all('deposit'), ...all('loss'), ...all('stake'), ...all('time')], suggestions: false },
        mt: { keys: [...all('deposit'), ...all('loss'), ...all('stake'), ...all('time')] },
        on: { keys: [...all('loss'), ...all('deposit'), ...all('time')] },
        de: { keys: monthly },
        se: { keys: [...all('deposit'), ...all('time')], suggestions: false },
        br: { keys: [...all('loss'), ...all('time'), ...all('deposit')] },
        nl: { keys: [...all('deposit'), ...all('time')], suggestions: false, neutral: true },
      },
    ],
    [
      '[RG-12] when a limit is asked for, and whether it can be declined',
      'firstLimit',
      {
        gb: { before: 'deposit', decline: 'confirmed', needs: all('deposit') },
        mt: { before: 'deposit', decline: 'freely', needs: all('deposit') },
        on: { before: 'registration', decline: 'freely', needs: [...all('loss'), ...all('deposit')] },
        de: { before: 'play', decline: 'never', needs: monthly },
        se: { before: 'play', decline: 'never', needs: all('deposit') },
        br: { before: 'registration', decline: 'freely', needs: [...all('loss'), ...all('time')] },
        nl: { before: 'registration', decline: 'freely', needs: all('deposit') },
      },
    ],
    [
      '[RG-16] how long a raise waits',
      'raise',
      {
        gb: { wait: '24h' },
        mt: { wait: '24h' },
        on: { wait: '24h' },
        de: { wait: '7d' },
        se: { wait: '72h', periodEnd: true },
      },
    ],
    ['[RG-18] the rhythm of reviews', 'review', { gb: '6m' }],
    ['[RG-19] the limit over all operators', 'overall', { de: expect.objectContaining({ EUR: '100000' }) }],
    ['[RG-20] sums to be read', 'sums', { de: { days: 30, everyHours: 24 } }],
    [
      '[RG-11] intervals of the reality check',
      'realityCheck',
      {
        gb: { minutes: [15, 30, 45, 60] },
        mt: { minutes: [15, 30, 60], required: true },
        on: { minutes: [15, 30, 60] },
        es: { minutes: [60], required: true },
      },
    ],
    ['[RG-23] a pause after slots', 'slotsPause', { de: { after: 60, minutes: 5 } }],
    ['[RG-22] a wait before another kind of game', 'changeWait', { de: 5 }],
    ['[RG-21] the panic button', 'panic', { de: { duration: '24h', scope: 'national' } }],
    ['[RG-49] halls that are refused: fights of animals', 'refusedGames', { gb: { halls: [8] } }],
    ['[RG-24] no autoplay', 'autoplay', { gb: false, on: false, de: false, se: false }],
    ['[RG-25] no turbo', 'turbo', { gb: false, de: false }],
    ['[RG-26] one game at a time', 'oneGame', { gb: true, de: true }],
    ['[RG-23] [RG-35] facts of a game before its start', 'gameFacts', { gb: true, de: true }],
    [
      '[RG-25] the shortest round, in milliseconds',
      'shortestRound',
      { gb: { slots: 2500, others: 5000 }, on: { slots: 2500 }, de: { slots: 5000 } },
    ],
    [
      '[RG-39] the highest stake',
      'highestStake',
      {
        gb: {
          slots: expect.objectContaining({ GBP: '500' }),
          young: { below: 25, slots: expect.objectContaining({ GBP: '200' }) },
        },
        de: { slots: expect.objectContaining({ EUR: '100' }) },
      },
    ],
    ['[RG-27] no cancelled withdrawals', 'cancelWithdrawal', { gb: false, de: false, se: false }],
    [
      '[RG-08] [RG-09] figures of the session',
      'sessionBar',
      { gb: { net: true, elapsed: true }, on: { net: true, elapsed: true }, se: { elapsed: true } },
    ],
    ['[RG-40] net deposits', 'netDeposits', { gb: true }],
    ['[RG-29] lengths of a break', 'breaks', { gb: ['24h', '1w', '1m', '6w'], on: ['1d', '1w', '1m', '2m', '3m'] }],
    [
      '[RG-30] lengths of self-exclusion, and for whom it holds',
      'exclusions',
      {
        gb: { durations: ['6m'], scope: 'national' },
        mt: { durations: ['6m'], scope: 'brands' },
        on: { durations: ['6m', '1y', '5y'], scope: 'site' },
        se: { durations: ['1m', '3m', '6m', 'open'], scope: 'site' },
        br: {
          durations: ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '10m', '11m', '12m', 'open'],
          scope: 'site',
        },
        dk: { durations: ['24h', '1m', '3m', '6m', 'forever'], scope: 'site' },
      },
    ],
    ['[RG-32] the highest wagering', 'wagering', { gb: { most: 10 } }],
    ['[RG-32] no red envelope', 'envelope', { gb: false, de: false, se: false, nl: false }],
    ['[RG-32] no wheel', 'wheel', { gb: false, de: false, se: false, nl: false }],
    ['[WIN-01] no wins of others', 'winsFeed', { gb: false, de: false, se: false }],
    ['[WIN-05] no hint when a jackpot is won', 'urgency', { gb: false, de: false, se: false }],
    ['[RG-33] choices of marketing', 'marketing', { gb: true }],
    ['[RG-34] the text on client money', 'fundsNotice', { gb: true }],
    ['[RG-36] inactivity', 'inactivity', { se: { minutes: 2, effect: 'ask' } }],
    ['[RG-42] the risks of gambling', 'risks', { br: true }],
    ['[RG-43] the payment of winnings', 'payout', { de: true }],
    [
      '[RG-44] a limit that needs a personal contact',
      'contactAbove',
      {
        nl: {
          amounts: expect.objectContaining({ EUR: '35000' }),
          young: { below: 24, amounts: expect.objectContaining({ EUR: '15000' }) },
        },
      },
    ],
    [
      '[RG-13] [RG-16] periods follow the market’s own time',
      'zone',
      {
        gb: 'Europe/London',
        mt: 'Europe/Malta',
        on: 'America/Toronto',
        de: 'Europe/Berlin',
        se: 'Europe/Stockholm',
        ph: 'Asia/Manila',
        br: 'America/Sao_Paulo',
        nl: 'Europe/Amsterdam',
        dk: 'Europe/Copenhagen',
        es: 'Europe/Madrid',
      },
    ],
  ];

test.each(pinned)('%s', (_, name, values) => {
  expect(having(name)).toEqual(values);
});

test('[RG-37x] no capability of a profile is without its row here', () => {
  const names = new Set(pinned.map(([, name]) => name));
  const used = new Set(profiles.flatMap(([, values]) => Object.keys(values)));
  expect([...used].filter((name) => ![...names].some((pinnedName) => pinnedName === name))).toEqual([]);
});
