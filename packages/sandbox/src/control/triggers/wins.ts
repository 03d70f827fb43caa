import { minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { wireWin } from '../../handlers/wins/wins.ts';
import { POT_IDS } from '../../world/rewards/pots.ts';
import { defineMemberTrigger, defineTrigger } from './define-trigger.ts';
import { amount, choice, currency, input, on } from './inputs.ts';
import { ControlProblem } from './problem.ts';
import type { Trigger } from './trigger.types.ts';

const count = (value: string, most: number) =>
  input(z.int().check(z.gte(1), z.lte(most)), { label: 'How many', kind: 'number', value });

const burst = defineTrigger({
  name: 'wins-burst',
  group: 'events',
  title: 'A burst of wins',
  does: 'Tells wins at once. Sites show one a second, and drop the others.',
  inputs: {
    currency,
    count: count('50', 1000),
    rubbish: choice('Kind', { no: 'as they are', yes: 'unreadable' }, 'no'),
  },
  run: ({ services, hub }, { currency: code, count: times, rubbish }) => {
    const { world } = services;
    const [latest] = world.wins.recent(code, 1);
    if (!latest) throw new ControlProblem('currency: no game accepts it');
    for (let turn = 0; turn < times; turn += 1) {
      const win = {
        ...latest,
        id: latest.id * 10_000 + turn,
        amount: minor(latest.amount + BigInt(turn)),
        at: world.clock.now(),
      };
      hub.publish(
        `cache-wins.${code}`,
        'win',
        rubbish === 'yes' ? { id: win.id, amount: 'much' } : wireWin(services, win),
      );
    }
    return { said: `${times} wins were told` };
  },
});

const hide = defineMemberTrigger({
  name: 'wins-hidden',
  title: 'Wins are not told',
  does: 'The member is named nowhere, from the next win on.',
  inputs: { on },
  run: ({ services: { world } }, { id, account }, { on: hidden }) => {
    world.wins.hide(id, hidden);
    return {
      said: hidden ? `Wins of ${account} are not told` : `Wins of ${account} are told`,
      undo: () => world.wins.hide(id, !hidden),
      inForce: () => hidden && world.wins.isHidden(id),
    };
  },
});

const grow = defineTrigger({
  name: 'pot-grows',
  group: 'events',
  title: 'One jackpot grows',
  does: 'Sites that show jackpots let its figure run to the new amount.',
  inputs: {
    currency,
    pot: choice('Jackpot', { grand: 'Grand', mini: 'Mini' }, 'grand'),
    amount: amount('1250.00', 'By'),
  },
  run: ({ services: { world } }, { currency: code, pot, amount: typed }) => {
    const units = world.currencies.read(code, typed);
    if (units === null || units <= 0n) throw new ControlProblem('amount is no amount to grow by');
    world.pots.grow(code, pot, units);
    return { said: `The jackpot ${pot} grew by ${world.currencies.write(code, units)} ${code}` };
  },
});

const miss = defineTrigger({
  name: 'cache-miss',
  group: 'events',
  title: 'Cache channels are empty',
  does: 'Who comes next to wins or jackpots hears of no last event, and reads them once.',
  inputs: { currency },
  run: ({ hub }, { currency: code }) => {
    for (const channel of ['wins', 'jackpots']) hub.forget(`cache-${channel}.${code}`);
    return { said: `The last events of ${code} are forgotten` };
  },
});

const disorder = defineTrigger({
  name: 'pots-disorder',
  group: 'events',
  title: 'Jackpots out of order',
  does: 'Tells the present amount, an older lower one, the same again and an unreadable one. Sites show the present one.',
  inputs: { currency },
  run: ({ services: { world }, hub }, { currency: code }) => {
    for (const { id, amount: units, version } of world.pots.all(code)) {
      const say = (change: object) => hub.publish(`cache-jackpots.${code}`, 'jackpot.changed', { id, ...change });
      say({ amount: String(units), version });
      say({ amount: String(units / 2n), version: version - 1 });
      say({ amount: String(units), version });
      say({ amount: 'lots', version: version + 1 });
    }
    return { said: `${POT_IDS.length} jackpots were told out of order` };
  },
});

/** Triggers for wins and jackpots. */
export const winTriggers: readonly Trigger[] = [burst, hide, grow, miss, disorder];
