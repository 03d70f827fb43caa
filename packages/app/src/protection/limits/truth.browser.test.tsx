import { calls } from '@housefront/contract/calls';
import { protectionQueries } from '@housefront/core/features/protection';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heading, warmUp } from '../../testing/limits.fixtures.ts';
import { openTwoDevices, type TwoDevices } from './truth.fixtures.ts';
import { depositButton } from '../../testing/deposit-form.ts';

beforeAll(async () => {
  await Promise.all([
    warmUp(),
    import('../play/GameStartNotice.tsx'),
    import('../../screens/app-download/app.page.ts'),
  ]);
  await (await import('@housefront/ui/templates/desktop-1')).default.views.play();
}, 60_000);

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = { kind: 'deposit', period: 'day' } as const;
const STAKES = { kind: 'stake', period: 'day' } as const;

type Step = (site: TwoDevices) => Promise<unknown>;
/** The words of a page before a change, and after it. */
type Said = readonly [before: string, after: string];

/** A change somewhere else. */
interface Change {
  /** Brings about the state before the page is opened. */
  readonly before?: Step;
  readonly happen: Step;
  /** The event by which the platform announces it; none at a moment that the page knows. */
  readonly announced?: string;
  readonly deposit: Said;
  /** An amount that the platform takes afterwards. */
  readonly allowed?: string;
  readonly limits: Said;
  /** A start before the change, and after it, whatever the page has heard: only the platform refuses one. Both look. */
  readonly game: readonly [before: Step | null, after: Step];
}

const until = (date: string, left: string) => `${left} left until ${date} 00:00:00 GMT`;
const text = (said: string) => page.getByText(said, { exact: true });

const starts: Step = async ({ core, game }) => {
  core.play.start(game, { informed: true });
  await expect.element(page.getByTitle(/^Game: /)).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
};
/** The platform refuses a game for a limit, which the page puts into words. */
const refused =
  (said: string): Step =>
  async ({ core, game }) => {
    const box = page.getByRole('alertdialog', { name: 'You have reached your limit' });
    core.play.start(game, { informed: true });
    await expect.element(box.getByText(said, { exact: true })).toBeVisible();
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(box).not.toBeInTheDocument();
  };
const highestStake = async (said: string): Promise<void> => {
  await expect.element(page.getByRole('dialog', { name: 'Jade' }).getByText(said, { exact: true })).toBeVisible();
};

/** The account is in euros from now on; the sandbox has no such change. */
const moveCurrency: Step = ({ ports, platform }) => {
  const answerAs = (path: string, changed: (reply: string) => string) =>
    ports.http.on(path, async ({ url, headers, body, signal }) => {
      const method = body === undefined ? 'GET' : 'POST';
      const { text } = await platform.answer({ url, method, headers, body: JSON.stringify(body), signal });
      return { text: changed(text.replaceAll('"USD"', '"EUR"')) };
    });
  answerAs('/api/member/profile/common/layout', (reply) => reply);
  answerAs('/api/protection/state', (reply) => reply.replaceAll('"5000"', '"4500"').replaceAll('"260"', '"230"'));
  ports.realtime.deliver(`member.${ports.storage.get('member_id')}`, 'profile.updated', {});
  return Promise.resolve();
};

const CHANGES = {
  'another device deposits': {
    happen: ({ deposit }) => deposit('50.00'),
    announced: 'protection.changed',
    deposit: [until('2026-01-02', '$50.00'), 'Limit reached. Resets 2026-01-02 00:00:00 GMT'],
    limits: [until('2026-01-02', '$50.00'), until('2026-01-02', '$0.00')],
    game: [null, starts],
  },
  'another device lowers a limit': {
    before: async ({ playRound, limit }) => {
      await playRound();
      await limit('1000', 'stake');
    },
    happen: async ({ limit }) => {
      await limit('4000');
      await limit('200', 'stake');
    },
    announced: 'protection.changed',
    deposit: [until('2026-01-02', '$50.00'), until('2026-01-02', '$40.00')],
    allowed: '40',
    limits: [until('2026-01-02', '$50.00'), until('2026-01-02', '$40.00')],
    game: [null, refused(until('2026-01-02', '$0.00'))],
  },
  'midnight of the zone passes': {
    before: async ({ playRound, limit, pass, sleep, deposit, arrive }) => {
      await pass(23 * HOUR);
      await sleep(50 * MINUTE);
      await playRound();
      await limit('200', 'stake');
      await deposit('20.00');
      await arrive();
    },
    happen: ({ sleep }) => sleep(10 * MINUTE),
    deposit: [until('2026-01-02', '$30.00'), until('2026-01-03', '$50.00')],
    allowed: '50',
    limits: [until('2026-01-02', '$30.00'), until('2026-01-03', '$50.00')],
    game: [refused(until('2026-01-02', '$0.00')), starts],
  },
  'another device confirms a raise': {
    before: async ({ pass, playRound, limit }) => {
      await limit('200', 'stake');
      await limit('8000');
      await limit('9000', 'stake');
      await pass(25 * HOUR);
      await playRound();
    },
    happen: async ({ elsewhere }) => {
      await elsewhere(calls.limitConfirm, { ...DAY, amount: '8000' });
      await elsewhere(calls.limitConfirm, { ...STAKES, amount: '9000' });
    },
    announced: 'protection.changed',
    deposit: [until('2026-01-03', '$50.00'), until('2026-01-03', '$80.00')],
    allowed: '80',
    limits: [until('2026-01-03', '$50.00'), until('2026-01-03', '$80.00')],
    game: [refused(until('2026-01-03', '$0.00')), starts],
  },
  'the account moves to euros': {
    happen: moveCurrency,
    deposit: [until('2026-01-02', '$50.00'), until('2026-01-02', '€45.00')],
    limits: [until('2026-01-02', '$50.00'), until('2026-01-02', '€45.00')],
    game: [
      async ({ core, game }) => {
        core.play.start(game);
        await highestStake('$2.60');
      },
      async ({ hear }) => {
        await hear();
        await highestStake('€2.30');
      },
    ],
  },
} satisfies Readonly<Record<string, Change>>;

const changes = Object.entries<Change>(CHANGES);

/** A page on which a limit of 50.00 a day holds, after what happened before. */
const open = async (path: string, { before }: Change): Promise<TwoDevices> => {
  const site = await openTwoDevices();
  await site.limit('5000');
  await before?.(site);
  await site.show(path);
  await site.hear();
  return site;
};

test.each(changes)('[RG-51] %s: the form of a deposit follows within two seconds', async (_, change) => {
  const { deposit, allowed, announced, happen } = change;
  const site = await open('/user/Deposit', change);
  await expect.element(text(deposit[0])).toBeVisible();
  await happen(site);
  await site.hear(announced);
  await expect.element(text(deposit[1])).toBeVisible();
  await expect.element(text(deposit[0])).not.toBeInTheDocument();
  if (allowed === undefined) return;
  await page.getByRole('textbox', { name: /^Amount/ }).fill(allowed);
  await depositButton().click();
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
});

test.each(changes)('[RG-51] %s: the limits follow within two seconds', async (_, change) => {
  const { limits, announced, happen } = change;
  const site = await open('/user/Limits', change);
  await expect.element(text(limits[0])).toBeVisible();
  await happen(site);
  await site.hear(announced);
  await expect.element(text(limits[1])).toBeVisible();
  await expect.element(text(limits[0])).not.toBeInTheDocument();
});

test.each(changes)('[RG-51] %s: a game follows at once', async (_, change) => {
  const { game, happen } = change;
  const site = await open('/app', change);
  await game[0]?.(site);
  await happen(site);
  await game[1](site);
  expect(site.ports.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('[RG-51] a change that is announced before the code that follows it has come is read once it is there', async () => {
  const site = await openTwoDevices();
  await site.limit('5000');
  // No page has followed anything so far: the state is read as by the first part of a page.
  await site.core.queryClient.fetchQuery(protectionQueries(site.core).state());
  await site.limit('4000');
  await site.runtime.navigation.go('/user/Limits');
  await expect.element(text(until('2026-01-02', '$40.00'))).toBeVisible();
});
