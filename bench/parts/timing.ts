import { createSandbox, type Sandbox } from '../../packages/sandbox/src/createSandbox.ts';
import { createManualClock } from '../../packages/sandbox/src/world/storage/clock.ts';
import { atMost, type Row } from '../lib/report.ts';
import type { Bench } from './part.ts';

/** Accounts that exist, each in another state, and as many of the same length that do not. */
const MEMBERS = ['lucky88', 'frozen1', 'closed1', 'moved01', 'careful1'] as const;
const STRANGERS = ['nobody1', 'nobody2', 'nobody3', 'nobody4', 'nobody55'] as const;
const PHONES = { known: '5550100', unknown: '5559999' } as const;

/** One try at something; resolves once it is answered. `turn` counts tries, `known` says which kind of account. */
type Try = (turn: number, known: boolean) => Promise<() => Promise<unknown>>;

/**
 * How well times separate two kinds: the probability that one of the first is longer than one of the second. 0.5 means not
 * at all, 1 (or 0) always.
 */
function auc(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, one: 1 })), ...second.map((ms) => ({ ms, one: 0 }))].sort(
    (a, b) => a.ms - b.ms,
  );
  const ranks = all.reduce((sum, { one }, index) => sum + one * (index + 1), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

const percent = (value: number) => value.toFixed(3);

/**
 * Whether the time of an answer reveals that an account exists. Measured in one process and with cheap hashes, so that
 * neither network nor scrypt hides a difference that many attempts over a network would show.
 */
export async function timing({ amount, say }: Bench): Promise<Row[]> {
  const count = amount({ whole: 2000, quick: 300, smallest: 10 });
  const warm = amount({ whole: 100, quick: 100, smallest: 2 });
  const clock = createManualClock();
  const sandbox = await createSandbox({ games: 500, clock, passwordCost: 16, exampleSites: true });
  const rows: Row[] = [];
  try {
    for (const [name, one] of Object.entries(tries(sandbox))) {
      say(`${name}: ${count} tries each`);
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let turn = -warm; turn < count; turn += 1) {
        // Past every limit of tries, and each kind first in every second round.
        clock.advance(660_000);
        for (const known of turn % 2 === 0 ? [true, false] : [false, true]) {
          const run = await one(turn + warm, known);
          const start = performance.now();
          await run();
          if (turn >= 0) times[known ? 'known' : 'unknown'].push(performance.now() - start);
        }
      }
      const found = auc(times.known, times.unknown);
      const middle = (list: readonly number[]) => (list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0) * 1000;
      rows.push(
        atMost('timing', `${name}: does time tell who exists (AUC)`, Math.max(found, 1 - found), 0.55, percent, {
          note: `medians ${middle(times.known).toFixed(0)} and ${middle(times.unknown).toFixed(0)} µs, ${count} tries each, interleaved`,
        }),
      );
    }
  } finally {
    await sandbox.close();
  }
  return rows;
}

function tries({ app, world }: Sandbox): Readonly<Record<string, Try>> {
  const post = async (path: string, body: object, address: string) => {
    const response = await app.request(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const account = (turn: number, known: boolean) => (known ? MEMBERS : STRANGERS)[turn % MEMBERS.length] ?? '';
  const address = (turn: number, known: boolean) => `10.${turn >> 8}.${turn & 255}.${known ? 1 : 2}`;
  const device = {
    host: 'localhost',
    device: 0,
    system_group: 'linux',
    login_type: 'desktop',
    cdn: '',
    system: 'Linux',
  };
  const fromDevice = { ...device, remote_addr: '', browser: 'Chrome 140', system_version: '' };
  return {
    'sign-in': async (turn, known) => {
      const token = `timing-${turn}-${String(known)}`;
      // Drawing a picture would take far longer than what is measured.
      const until = world.clock.now() + 60_000;
      world.db.run('INSERT INTO captcha (token, type, answer, expires_at) VALUES (?, 1, ?, ?)', token, 'abcd', until);
      const solved = { captcha_token: token, answer: 'abcd' };
      const body = { account: account(turn, known), password: 'Wrong999', site_id: 1001, ...solved, ...fromDevice };
      return () => post('/login', body, address(turn, known));
    },
    'proof of identity': async (turn, known) => {
      const proof = { withdraw_password: '0000', member_email: '', member_phone: '5550199' };
      return () => post('/arks/web/vx/verify', { account: account(turn, known), ...proof }, address(turn, known));
    },
    'SMS for a forgotten password': async (turn, known) => {
      const body = { member_phone: PHONES[known ? 'known' : 'unknown'], currency: 'USD', type: 'forgot_password' };
      return () => post('/register/sms', { ...body, site_id: 1001 }, address(turn, known));
    },
  };
}
