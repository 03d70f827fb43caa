import { patient } from './patience.ts';

/** A call as the sandbox recorded it; secrets are struck out. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly status: number;
  readonly code?: string;
  readonly at: number;
}

/** A member's money as the sandbox keeps it. */
export interface LedgerReport {
  readonly currency: string;
  readonly playing: unknown;
  readonly total: string;
  readonly balances: readonly { readonly purse: string; readonly balance: string }[];
  readonly problems: readonly string[];
}

/** An ordered fault; see the sandbox's control interface. */
export interface FaultOrder {
  readonly path: string;
  readonly mode: 'http500' | 'html' | 'empty' | 'truncated' | 'wrong-types' | 'reset' | 'hang' | 'slow-drip' | 'code';
  readonly code?: string;
  readonly message?: string;
  readonly times?: number;
}

/** An SMS or e-mail that the sandbox sent. */
export interface SentMessage {
  readonly kind: 'sms' | 'email';
  readonly text: string;
  readonly code: string | null;
}

/** Longest wait for the sandbox's control interface, in milliseconds. */
const LIMIT_MS = patient(10_000);

/** The control interface of a sandbox. Every method rejects when the sandbox refuses. */
export function createControl(sandbox: string) {
  const send = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const response = await fetch(`${sandbox}/control${path}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const calls = async (): Promise<RecordedCall[]> => ((await send('/calls')) as { calls: RecordedCall[] }).calls;
  return {
    captchaAnswer: async (token: string) => ((await send(`/captcha/${token}`)) as { answer: string }).answer,
    maintenance: (order: { gp_id: string; on: boolean; start_at?: string; end_at?: string }) =>
      send('/maintenance', order),
    closed: (on: boolean) => send('/closed', { on }),
    /** The multipliers at which the next rounds of crash games end. */
    crash: (points: readonly number[]) => send('/crash', { points }),
    /** After so many seconds of quiet pages that connect from now on ask whether realtime still answers. */
    keepalive: (seconds: number) => send('/keepalive', { seconds }),
    latency: (ms: number, path: string) => send('/latency', { ms, path }),
    fault: (order: FaultOrder) => send('/fault', order),
    /** Makes something happen once, by the name of its trigger and what that one asks for. */
    bring: (trigger: string, order: object) => send(`/${trigger}`, order),
    /** Puts everybody under a named situation until `clear`. */
    scenario: (name: string) => send(`/scenario/${name}`, {}),
    endScenario: (name: string) => send(`/scenario/${name}`, {}, 'DELETE'),
    /** Messages to a phone or an e-mail address, newest first. */
    messages: async (to: string) =>
      ((await send(`/messages?to=${encodeURIComponent(to)}`)) as { messages: SentMessage[] }).messages,
    /** A browser of the sandbox's own push service. */
    pushBrowser: async () =>
      (await send('/push-browser', {})) as Readonly<Record<'endpoint' | 'p256dh' | 'auth', string>>,
    /** Notices that arrived at such browsers, newest first, decrypted. */
    notices: async () => ((await send('/notices')) as { notices: { readonly payload: unknown }[] }).notices,
    clear: () => send('/clear', {}),
    reset: () => send('/reset', {}),
    session: (account: string, action: 'expire' | 'rotate') => send('/session', { account, action }),
    event: (channel: string, event: string, data: object) => send('/event', { channel, event, data }),
    /** Writes a letter to a member; what it answers takes it back with `undo`. */
    letter: async (account: string, title: string) =>
      (await send('/letter', { account, title, content: title })) as { readonly undo: number },
    /** Ends the deposits and withdrawals of a member that are under way. */
    settle: (account: string, outcome: 'success' | 'cancelled' | 'failed' = 'success') =>
      send('/settle', { account, outcome }),
    /** Gives a member deposits, withdrawals and transfers of so many days before today. */
    history: (account: string, days: number) => send('/history', { account, days }),
    /** Hands a red envelope out to members of a currency. */
    envelope: (currency: string, amount: string) => send('/envelope', { currency, amount, minutes: 5 }),
    /** Lets a wheel of eight prizes run, with so many draws for a member, the next of which wins the third prize. */
    wheel: async (account: string, draws: number) => {
      await send('/wheel', { prizes: 8 });
      await send('/wheel-draws', { account, draws });
      await send('/wheel-prize', { account, prize: 3 });
    },
    undo: (deed: number) => send(`/undo/${deed}`, {}),
    banners: (show: 'all' | 'reversed' | 'first' | 'none') => send('/banners', { show }),
    serviceLink: (url: string) => send('/service-link', { url }),
    cash: (account: string, amount: number | string, gp_id?: string) =>
      send('/cash', { account, amount, ...(gp_id !== undefined && { gp_id }) }),
    ledger: async (account: string) => (await send(`/ledger/${account}`)) as LedgerReport,
    /** Connections that listen to a member's own channel, dead ones included. */
    connections: async (account: string) => {
      const { members } = (await send('/members')) as { members: { account: string; connections: number }[] };
      return members.find((member) => member.account === account)?.connections ?? 0;
    },
    /** Calls that reached the platform since the last reset, oldest first; those of one path without `/api`. */
    calls: async (path: string) => (await calls()).filter((call) => call.path === `/api${path}`),
  };
}

export type Control = ReturnType<typeof createControl>;
