import type { KeptReport } from '@housefront/contract/browser-reports';
import type { Action } from '../actions.ts';
import type { RecordedCall } from '../../http/recorder.ts';
import type { Published } from '../../realtime/hub.ts';
import type { Option } from '../options.ts';
import type { ArrivedMessage } from '../../push/push-service.ts';
import type { SentMessage } from '../../world/messages/outbox.ts';
import type { ledgerReport, membersReport, ordersReport } from '../report.ts';
import type { OptionSource, Trigger } from '../triggers/index.ts';
import { say } from './dom.ts';

/** A call in the stream. */
export type Call = RecordedCall;
/** An event in the stream. */
export type SentEvent = Published & { readonly at: number };
/** A text or mail that the sandbox sent, with its code if it has one. */
export type Message = SentMessage;
/** A notice as it arrived at a browser. */
export type Notice = ArrivedMessage;
/** A report of a browser that a gateway collected. */
export type Report = KeptReport;
/** A row of the members: account, money, sessions and connections. */
export type Member = ReturnType<typeof membersReport>[number];
/** A deposit or withdrawal that waits for a decision. */
export type OpenOrder = ReturnType<typeof ordersReport>[number];
/** A member's balances and movements, and inconsistencies of the whole ledger. */
export type LedgerReport = ReturnType<typeof ledgerReport>;
/** A trigger as a form: its words and its fields. */
export type TriggerForm = Pick<Trigger, 'name' | 'group' | 'title' | 'does' | 'fields'>;
/** Values that fields propose, by the list that they name. */
export type Options = Readonly<Record<OptionSource, readonly Option[]>>;
export type { Option };

/** A scenario in the list of the page. */
export interface ScenarioLine {
  readonly name: string;
  readonly title: string;
  readonly does: string;
  readonly group: 'situations' | 'writings' | 'codes';
  /** The call that it refuses, among the codes. */
  readonly call: string;
  readonly active: boolean;
}

interface Replies {
  readonly '/calls': { readonly calls: readonly Call[] };
  readonly '/messages': { readonly messages: readonly Message[] };
  readonly '/notices': { readonly notices: readonly Notice[] };
  readonly '/browser-reports': { readonly reports: readonly Report[] };
  readonly '/orders': { readonly orders: readonly OpenOrder[] };
  readonly '/members': { readonly members: readonly Member[] };
  readonly '/actions': { readonly actions: readonly Action[] };
  readonly '/triggers': { readonly triggers: readonly TriggerForm[]; readonly options: Options };
  readonly '/scenarios': { readonly scenarios: readonly ScenarioLine[] };
}

async function send<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(`/control${path}`, init);
  // Written by the server of this page.
  const reply: Reply & { readonly problem?: string } = await response.json();
  if (!response.ok) throw new Error(reply.problem ?? `HTTP ${response.status}`);
  return reply;
}

/** Reads from the control interface. */
export const ask = <Path extends keyof Replies>(path: Path): Promise<Replies[Path]> => send(path);

/** A member's money. */
export const askLedger = (account: string): Promise<LedgerReport> => send(`/ledger/${encodeURIComponent(account)}`);

/** Sends an order and shows its outcome. @returns whether it succeeded */
export async function order(path: string, body: object = {}, method = 'POST'): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const { said } = await send<{ readonly said?: string }>(path, { method, headers, body: JSON.stringify(body) });
    say(said ?? 'Done');
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), 'bad');
    return false;
  }
}
