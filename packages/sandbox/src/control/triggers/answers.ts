import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import * as z from 'zod/mini';
import type { Faults } from '../../http/faults.ts';
import { FAULT_MODES, type FaultMode } from '../../scenarios/scenario.types.ts';
import { defineTrigger } from './define-trigger.ts';
import { input, optional } from './inputs.ts';
import { ControlProblem } from './problem.ts';
import type { Outcome, Trigger } from './trigger.types.ts';

const times = optional(
  input(z.int().check(z.gte(1)), { label: 'How often', kind: 'number' }),
  'Empty: until it is undone',
);

const modeNames: Readonly<Record<FaultMode, string>> = {
  http404: 'HTTP 404',
  http500: 'HTTP 500',
  html: 'HTML in the place of JSON',
  empty: 'Empty body',
  truncated: 'Ends in its middle',
  'wrong-types': 'Wrong types',
  'other-form': 'The other envelope',
  unauthorised: 'HTTP 401',
  reset: 'Connection cut',
  hang: 'No answer',
  'slow-drip': 'Drop by drop',
  code: 'A code',
};

const often = (count: number | undefined): string =>
  count === undefined ? '' : count === 1 ? ', once' : `, ${count} times`;

function order(faults: Faults, fault: Parameters<Faults['add']>[0], said: string): Outcome {
  const { takeBack, inForce } = faults.add(fault);
  return { said: said + often(fault.times), undo: takeBack, inForce };
}

const fault = defineTrigger({
  name: 'fault',
  group: 'answers',
  title: 'Broken answers',
  does: 'Answers go wrong on their way. The newest order for a path counts.',
  inputs: {
    path: input(z.string(), { label: 'Path', kind: 'suggest', options: 'paths', value: '/api/*' }),
    mode: input(z.enum(FAULT_MODES), {
      label: 'How',
      kind: 'choice',
      options: FAULT_MODES.filter((mode) => mode !== 'code').map((mode) => ({ value: mode, label: modeNames[mode] })),
    }),
    code: input(z.optional(z.string())),
    message: input(z.optional(z.string())),
    times,
  },
  run: ({ faults }, given) => {
    const how = given.mode === 'code' ? `Code ${given.code ?? '999'}` : modeNames[given.mode];
    return order(faults, given, `${how} for ${given.path === '*' ? 'every call' : given.path}`);
  },
});

const declared: ReadonlyMap<string, AnyCall> = new Map(Object.entries(calls));

/** Calls that can be refused, with their codes in the contract. */
export const refusable: readonly { readonly name: string; readonly codes: Readonly<Record<string, string>> }[] =
  Object.values(calls)
    .filter(({ base }) => base === 'api')
    .map(({ name, codes }) => ({ name, codes }));

const refusal = defineTrigger({
  name: 'refusal',
  group: 'answers',
  title: 'Refusal',
  does: 'A call is refused with a code; the contract says what the codes of each call mean.',
  inputs: {
    call: input(z.string(), { label: 'Call', kind: 'choice', options: 'calls', value: 'play' }),
    code: input(z.string().check(z.regex(/^\w{1,20}$/)), {
      label: 'Code',
      kind: 'suggest',
      value: '999',
      hint: 'Codes of this call are proposed',
    }),
    message: optional(input(z.string(), { label: 'Message', kind: 'text' }), 'What the platform says'),
    times,
  },
  run: ({ faults }, { call: name, ...rest }) => {
    const call = declared.get(name);
    if (!call || call.base !== 'api') throw new ControlProblem(`there is no call ${name}`, 404);
    return order(faults, { ...rest, path: callPath(call), mode: 'code' }, `${name} is refused with ${rest.code}`);
  },
});

/** Buttons of the control page that change replies of calls. */
export const answerTriggers: readonly Trigger[] = [refusal, fault];
