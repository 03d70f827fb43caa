import { answerTriggers } from './answers.ts';
import { contentTriggers } from './content.ts';
import { letterTriggers } from './letters.ts';
import { memberTriggers } from './members.ts';
import { moneyTriggers } from './money.ts';
import { platformTriggers } from './platform.ts';
import { protectionTriggers } from './protection.ts';
import type { Trigger } from './trigger.types.ts';
import { wheelTriggers } from './wheel.ts';
import { winTriggers } from './wins.ts';

export * from './trigger.types.ts';

/** All triggers of the control interface. */
export const triggers: readonly Trigger[] = [
  ...platformTriggers,
  ...answerTriggers,
  ...memberTriggers,
  ...protectionTriggers,
  ...letterTriggers,
  ...moneyTriggers,
  ...wheelTriggers,
  ...contentTriggers,
  ...winTriggers,
];
