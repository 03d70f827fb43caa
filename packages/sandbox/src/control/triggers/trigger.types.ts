import type * as z from 'zod/mini';
import type { Services } from '../../answers/services.ts';
import type { Faults } from '../../http/faults.ts';
import type { CrashOrders } from '../../provider/crash/orders.ts';
import type { Hub } from '../../realtime/hub.ts';

/** Dependencies of triggers. */
export interface TriggerParts {
  readonly services: Services;
  readonly faults: Faults;
  readonly hub: Hub;
  readonly crashOrders: CrashOrders;
}

/** Option lists of fields, filled in when the page asks for them. */
export type OptionSource = 'members' | 'providers' | 'calls' | 'paths' | 'currencies' | 'channels' | 'events';

/** A field of a trigger's form. Empty ones are not sent. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** `suggest` is a text with proposals; `json` a text that holds JSON; `time` is wall time of the platform. */
  readonly kind: 'choice' | 'suggest' | 'text' | 'number' | 'time' | 'json' | 'switch';
  readonly options?: OptionSource | readonly { readonly value: string; readonly label: string }[];
  readonly value?: string;
  readonly optional?: boolean;
  /** A help text below the field. */
  readonly hint?: string;
}

/** The groups of the page, in order. */
export const TRIGGER_GROUPS = ['platform', 'answers', 'members', 'events', 'content'] as const;

/** Result of a trigger. */
export interface Outcome {
  /** Description of the action. */
  readonly said: string;
  /** Reverts the action; absent if it cannot be reverted. */
  readonly undo?: () => void;
  /** Whether it is still in effect; absent for a one-time action. */
  readonly inForce?: () => boolean;
  /** More data for the response. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** An action of the control interface, at `POST /control/{name}`. */
export interface Trigger {
  readonly name: string;
  readonly group: (typeof TRIGGER_GROUPS)[number];
  readonly title: string;
  /** The visible effect in a site, in one sentence. */
  readonly does: string;
  readonly fields: readonly Field[];
  readonly shape: z.ZodMiniType;
  /** Runs the action. @throws ControlProblem with the error */
  run(parts: TriggerParts, order: unknown): Outcome;
}
