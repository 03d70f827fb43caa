import type * as z from 'zod/mini';
import type { Services } from '../../handlers/services.ts';
import type { Faults } from '../../http/faults.ts';
import type { CrashOrders } from '../../provider/crash/orders.ts';
import type { Hub } from '../../realtime/hub.ts';
import type { Outcome } from '../actions.ts';

/** Dependencies of triggers. */
export interface TriggerParts {
  readonly services: Services;
  readonly faults: Faults;
  readonly hub: Hub;
  readonly crashOrders: CrashOrders;
}

/** Lists that a field offers; they are filled in when the page asks. */
export type OptionSource = 'members' | 'providers' | 'calls' | 'paths' | 'currencies' | 'channels' | 'events';

/** A field of a trigger's form. Empty ones are left out of the order. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** `suggest` is a text with proposals; `json` a text that holds JSON; `time` is wall time of the platform. */
  readonly kind: 'choice' | 'suggest' | 'text' | 'number' | 'time' | 'json' | 'switch';
  readonly options?: OptionSource | readonly { readonly value: string; readonly label: string }[];
  readonly value?: string;
  readonly optional?: boolean;
  /** A word of help below the field. */
  readonly hint?: string;
}

/** The groups of the page, in order. */
export const TRIGGER_GROUPS = ['platform', 'answers', 'members', 'events', 'content'] as const;

/** Something that the control interface can make happen, at `POST /control/{name}`. */
export interface Trigger {
  readonly name: string;
  readonly group: (typeof TRIGGER_GROUPS)[number];
  readonly title: string;
  /** One sentence: what one sees in a site. */
  readonly does: string;
  readonly fields: readonly Field[];
  readonly shape: z.ZodMiniType;
  /** Does it. Throws `ControlProblem` with what is wrong. */
  run(parts: TriggerParts, order: unknown): Outcome;
}

/** Declares a trigger; `run` gets the order as `shape` reads it. */
export function defineTrigger<Shape extends z.ZodMiniType>(
  trigger: Omit<Trigger, 'run' | 'shape'> & {
    readonly shape: Shape;
    readonly run: (parts: TriggerParts, order: z.output<Shape>) => Outcome;
  },
): Trigger {
  const { shape, run } = trigger;
  return { ...trigger, run: (parts, order) => run(parts, shape.parse(order)) };
}
