import type { CurrencyRow } from '@housefront/contract/currency';
import type { ProfileName } from '@housefront/contract/protection';
import { readCurrency } from '@housefront/contract/iso-4217';
import { parseArgs } from 'node:util';
import { createSandbox, DEFAULT_PORT, type Sandbox } from './createSandbox.ts';
import { PortInUse } from './server.ts';
import { auditReport } from './world/ledger/auditReport.ts';
import { isProfile } from './world/protection/protection.ts';
import { openWorld, type WorldOptions } from './world/world.ts';

const help = (
  program: string,
) => `${program} start [--port ${DEFAULT_PORT}] [--games 1200] [--data .data/sandbox] [--seed 1] [--jitter 0] [--check] [--example-sites] [--currencies GBP,BTC:8:₿] [--protection 88=gb]
${program} reset [--data .data/sandbox]
${program} audit [--data .data/sandbox]   sums up all money that ever moved; ends with 1 where some was made or lost`;

const options = {
  port: { type: 'string', default: String(DEFAULT_PORT) },
  games: { type: 'string', default: '1200' },
  data: { type: 'string', default: '.data/sandbox' },
  seed: { type: 'string', default: '1' },
  /** Longest time by which answers are delayed by chance, ms. */
  jitter: { type: 'string', default: '0' },
  /** Currencies beside those of the kit: codes of ISO 4217, and coins as code:decimals:symbol. */
  currencies: { type: 'string', default: '' },
  /** Compares every reply with the contract. */
  check: { type: 'boolean', default: false },
  /** Has logos and pictures for the ids of the kit's example sites. */
  'example-sites': { type: 'boolean', default: false },
  /** Profiles of player protection: site ids with the name of a profile. */
  protection: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

async function perform(args: string[], program: string): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = 'start', ...more] = positionals;
  if (values.help || more.length > 0 || !['start', 'reset', 'audit'].includes(command)) {
    console.log(help(program));
    return values.help ? 0 : 2;
  }
  const world = {
    dataDir: values.data,
    games: whole('games', values.games),
    seed: whole('seed', values.seed),
    currencies: rows(values.currencies),
    protection: profiles(values.protection),
  };
  if (command === 'reset') {
    const opened = await openWorld(world);
    await opened.reset();
    opened.close();
    console.log(`The sandbox in ${values.data} is as new.`);
    return 0;
  }
  if (command === 'audit') return audit(world);
  const sandbox = await createSandbox({
    ...world,
    jitter: whole('jitter', values.jitter),
    checkReplies: values.check,
    exampleSites: values['example-sites'],
  });
  try {
    const { port } = await sandbox.listen({ port: whole('port', values.port, 65_535) });
    announce(sandbox, port, values.data);
    await stopSignal();
    return 0;
  } finally {
    await sandbox.close();
  }
}

/** Prints the money of all members and its inconsistencies. @returns 1 if there are any */
async function audit(options: WorldOptions): Promise<number> {
  const world = await openWorld(options);
  const { lines, problems } = auditReport(world.ledger, world.currencies);
  world.close();
  console.log(lines.join('\n'));
  return problems === 0 ? 0 : 1;
}

function announce(sandbox: Sandbox, port: number, data: string): void {
  const base = `http://localhost:${port}`;
  const { seed } = sandbox.world;
  console.log(`Sandbox platform   ${base}/api
Game provider      ${base}/provider
Realtime           ws://localhost:${port}/app/housefront
Control page       ${base}/
Data               ${data} (${seed.games.length} games, ${seed.providers.length} providers)

Members:`);
  for (const { account, password, currency, state } of seed.members) {
    console.log(`  ${account} / ${password}  ${currency}${state === 'active' ? '' : `  (${state})`}`);
  }
  console.log('\nCtrl+C ends it.');
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

function rows(text: string): readonly CurrencyRow[] {
  return text
    .split(',')
    .filter((code) => code.trim() !== '')
    .map((code) => {
      const row = readCurrency(code);
      if (typeof row === 'string') throw new RangeError(`--currencies: ${row}`);
      return row;
    });
}

/** Reads `88=gb,89=de`. */
function profiles(text: string): ReadonlyMap<number, ProfileName> {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  return new Map(
    entries.map((entry) => {
      const [id = '', name = ''] = entry.split('=').map((part) => part.trim());
      if (!isProfile(name)) throw new RangeError(`--protection: ${entry} names no profile`);
      return [whole('protection', id), name];
    }),
  );
}

function whole(name: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new RangeError(`--${name} takes a whole number from 0 to ${max}, not ${text}`);
}

/**
 * The sandbox as a program: `start` runs until SIGTERM or Ctrl+C, `reset` and `audit` end by themselves.
 * @param args of the command line, such as `['start', '--port', '4300']`
 * @param program name of the command, for its help
 * @returns exit code of the process; its output says what is wrong
 */
export async function runSandbox(args: string[], program = 'housefront-sandbox'): Promise<number> {
  try {
    return await perform(args, program);
  } catch (error) {
    const text =
      error instanceof PortInUse
        ? `Port ${error.port} is in use: end the program that has it, or choose another one with --port.`
        : error instanceof Error
          ? error.message
          : String(error);
    console.error(text);
    return 1;
  }
}
