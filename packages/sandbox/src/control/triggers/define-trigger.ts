import * as z from 'zod/mini';
import type { Member } from '../../world/members/members.ts';
import { account, type Inputs, type Order } from './inputs.ts';
import { memberOf } from './lookup.ts';
import type { Outcome, Trigger, TriggerParts } from './trigger.types.ts';

type Words = Pick<Trigger, 'name' | 'group' | 'title' | 'does'>;

function triggerOf(
  { name, group, title, does }: Words,
  inputs: Inputs,
  run: (parts: TriggerParts, order: Readonly<Record<string, unknown>>) => Outcome,
): Trigger {
  const all = Object.entries(inputs);
  const shape = z.strictObject(Object.fromEntries(all.map(([key, input]) => [key, input.shape])));
  const fields = all.flatMap(([key, { field }]) => (field ? [{ name: key, ...field }] : []));
  return { name, group, title, does, fields, shape, run: (parts, order) => run(parts, shape.parse(order)) };
}

/** Declares a trigger: its form and the shape of its orders follow from the inputs. */
export const defineTrigger = <Of extends Inputs>(
  trigger: Words & { readonly inputs: Of; readonly run: (parts: TriggerParts, order: Order<Of>) => Outcome },
): Trigger =>
  // The order was read by the shapes of these inputs.
  triggerOf(trigger, trigger.inputs, (parts, order) => trigger.run(parts, order as Order<Of>));

/** Declares a trigger of one member, whom its form asks for first. */
export const defineMemberTrigger = <Of extends Inputs>(
  trigger: Omit<Words, 'group'> & {
    readonly inputs?: Of;
    readonly run: (parts: TriggerParts, member: Member, order: Order<Of>) => Outcome;
  },
): Trigger =>
  triggerOf({ ...trigger, group: 'members' }, { account, ...trigger.inputs }, (parts, { account: name, ...order }) =>
    // The order was read by the shapes of these inputs.
    trigger.run(parts, memberOf(parts.services.world, String(name)), order as Order<Of>),
  );
