import type { CurrencyRow } from '@housefront/contract/currency';
import type * as Exports from '@housefront/sandbox';
import type { ManualClock, Sandbox } from '@housefront/sandbox';
import type { BrowserCommand } from 'vitest/node';

/** A call on its way to a platform. */
export interface PlatformRequest {
  /** Path with query, from the root. */
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The platform's answer to it. */
export interface PlatformReply {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Sandboxes that are kept, those asked last: of the tests that run now, and of some before them that may still ask. A test
 * that looks on for long must find its own again, though others have come and gone meanwhile.
 */
const KEPT = 72;
/** An event of a channel; the channel has its name on the wire, e.g. `private-member.42`. */
export interface PlatformEvent {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
}

/** A sandbox with its clock. */
interface Opened {
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
  /** Events since the first call for them. */
  announced?: Promise<readonly PlatformEvent[]>;
}

/** Start of the clock of a test's ports. */
const START = Date.UTC(2026, 0, 1);
const sandboxes = new Map<string, Promise<Opened>>();

/** Currencies of a site's own: each has a member such as demobtc1 (LOC-01). */
export const testCurrencies: readonly CurrencyRow[] = [
  { wire: 'GBP', code: 'GBP', symbol: '£', decimals: 2, place: 'before' },
  { wire: 'EUR', code: 'EUR', symbol: '€', decimals: 2, place: 'before' },
  { wire: 'KWD', code: 'KWD', symbol: 'KWD ', decimals: 3, place: 'before' },
  { wire: 'BTC', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' },
];

/** Found where it lies, so that the tests of other projects do not load it. */
const entry = new URL('../../../sandbox/src/index.ts', import.meta.url).href;

async function open(): Promise<Opened> {
  const { createManualClock, createSandbox } = (await import(entry)) as typeof Exports;
  const clock = createManualClock(START);
  const jitter = Number(process.env['HOUSEFRONT_JITTER'] ?? 0);
  const options = { games: 500, passwordCost: 16, exampleSites: true, clock, currencies: testCurrencies, jitter };
  return { sandbox: await createSandbox(options), clock };
}

function sandboxOf(world: string): Promise<Opened> {
  const opened = sandboxes.get(world) ?? open();
  sandboxes.delete(world);
  sandboxes.set(world, opened);
  for (const [name, old] of [...sandboxes].slice(0, -KEPT)) {
    sandboxes.delete(name);
    void old.then(({ sandbox }) => sandbox.close());
  }
  return opened;
}

/** Lets a test in a browser ask a sandbox, which runs in the process of the runner: one for each name of a world. */
export const askPlatform: BrowserCommand<[world: string, request: PlatformRequest]> = async (
  _context,
  world,
  { url, ...init },
): Promise<PlatformReply> => {
  const { app } = (await sandboxOf(world)).sandbox;
  const response = await app.request(url, init);
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
};

/** Moves the clock of a sandbox on, by milliseconds. */
export const advancePlatform: BrowserCommand<[world: string, ms: number]> = async (_context, world, ms) =>
  (await sandboxOf(world)).clock.advance(ms);

/** Collects the events of a sandbox from its stream of live activity, which ends with the sandbox. */
async function listen(sandbox: Sandbox): Promise<readonly PlatformEvent[]> {
  const { body } = await sandbox.app.request('/control/live');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: PlatformEvent[] = [];
  let rest = '';
  const next = async (): Promise<boolean> => {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined && /^event: event$/m.test(part)) events.push(JSON.parse(data) as PlatformEvent);
    }
    return !done;
  };
  // The first words say that it watches.
  await next();
  const readOn = async (): Promise<void> => {
    while (await next());
  };
  void readOn();
  return events;
}

/** Events that a sandbox has announced to anyone since the first call, in their order. */
export const platformEvents: BrowserCommand<[world: string]> = async (
  _context,
  world,
): Promise<readonly PlatformEvent[]> => {
  const opened = await sandboxOf(world);
  opened.announced ??= listen(opened.sandbox);
  return opened.announced;
};
