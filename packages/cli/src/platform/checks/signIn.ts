import { calls } from '@housefront/contract/calls';
import { parseResponse } from '@housefront/contract/endpoint';
import { LOGIN_CODES } from '@housefront/contract/features/session';
import { judgeAnswer, type AskPlatform, type Judgement } from '@housefront/contract/suite';
import type { CheckedSite, Login } from '../network/types.ts';
import { finding } from './make-finding.ts';
import type { PlatformFinding } from '../report/types.ts';

/** Result of signing in. */
export interface SignedIn {
  readonly token: string | undefined;
  readonly memberId?: string;
  readonly finding: PlatformFinding;
}

const TOKEN = 'Sign in on the site in a browser and pass the token with --token.';

/** Steps after codes that no other answer of ours can solve. */
const MENDS: Readonly<Record<string, string>> = {
  '101': 'Correct account and password.',
  '102': 'Take another member.',
  '103': 'Take another member.',
  '105': `Run the command in a terminal, which shows the captcha. Or: ${TOKEN}`,
  '106': 'Allow the address of this machine on the platform.',
  '201': 'Allow the address of this machine on the platform.',
  '202': 'Allow the address of this machine on the platform.',
  '203': 'Allow the address of this machine on the platform.',
  '107': TOKEN,
  '802': 'Take a member whose password need not be changed.',
};

const ID = 'platform.sign-in';
const WHERE = 'login';

const failed = (why: string, mend: string): SignedIn => ({
  token: undefined,
  finding: finding.fail(ID, 'The member could not be signed in', why, mend, WHERE),
});

/**
 * Signs a member in. The contract wants the answer to a captcha: a person reads it, or an empty one is sent, which platforms
 * for tests may accept (AUTH-10).
 */
export async function signIn(
  ask: AskPlatform,
  { account, password }: Login,
  { siteId, origin }: CheckedSite,
  solve: (picture: string) => Promise<string | null>,
): Promise<SignedIn> {
  const given = await asked(ask, calls.captcha, { type: 1, site_id: siteId });
  const captcha = given.judgement === null ? null : parseResponse(calls.captcha, given.judgement.data);
  const picture = captcha?.ok === true ? captcha.data : undefined;
  const answer = picture === undefined ? '' : ((await solve(picture.captcha)) ?? '');
  const { judgement, failure } = await asked(ask, calls.login, {
    account,
    password,
    site_id: siteId,
    answer,
    captcha_token: picture?.token ?? '',
    remote_addr: '',
    host: new URL(origin).host,
    device: 0,
    system_group: 'other',
    login_type: 'desktop',
    cdn: '',
    system: 'housefront-doctor',
    browser: 'housefront-doctor',
    system_version: '',
  });
  if (judgement === null) return failed(failure, 'Mend this first, then check members’ calls.');
  const { code, reason, drifts, newToken } = judgement;
  if (code === '105' && answer === '') {
    const why = 'The platform demands a captcha, which only a person can read.';
    return { token: undefined, finding: finding.skipped(ID, 'No member was signed in', why, MENDS['105'], WHERE) };
  }
  if (judgement.data === undefined) {
    const named = Object.entries(LOGIN_CODES).find(([known]) => known === code)?.[1];
    return failed(
      named === undefined ? reason : `Code ${code}: ${named}`,
      MENDS[code] ?? `Compare the answer with the call login of the contract. Or: ${TOKEN}`,
    );
  }
  const data = parseResponse(calls.login, judgement.data);
  const token = (data.ok ? data.data.token : null) ?? newToken ?? undefined;
  const [drift] = drifts;
  if (token === undefined || drift !== undefined) {
    const why = drift
      ? `${drift.path}: expected ${drift.expected}, received ${drift.received}.`
      : 'The answer has a token neither in data.token nor in the header authorization.';
    return { ...failed(why, 'Compare the answer with the call login of the contract.'), token };
  }
  const memberId = data.ok ? { memberId: data.data.member_id } : {};
  return {
    token,
    ...memberId,
    finding: finding.ok(ID, 'A member signs in', `${account}, by the call login.`, '', WHERE),
  };
}

/** Ends the session of {@link signIn}, so that the check leaves no token behind. */
export async function signOut(ask: AskPlatform, token: string): Promise<void> {
  await ask(calls.logout, {}, token);
}

async function asked(
  ask: AskPlatform,
  call: typeof calls.login | typeof calls.captcha,
  body: unknown,
): Promise<{ readonly judgement: Judgement | null; readonly failure: string }> {
  const reply = await ask(call, body, undefined);
  return 'answer' in reply
    ? { judgement: judgeAnswer(call, reply.answer), failure: '' }
    : { judgement: null, failure: reply.failure };
}
