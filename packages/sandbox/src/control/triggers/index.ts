import { answerTriggers } from './answers.ts';
import { contentTriggers } from './content.ts';
import { letterTriggers } from './letters.ts';
import { memberTriggers } from './members.ts';
import { moneyTriggers } from './money.ts';
import { pauseTriggers } from './pauses.ts';
import { platformTriggers } from './platform.ts';
import { limitTriggers } from './protection-limits.ts';
import { playProtectionTriggers } from './protection-play.ts';
import { choiceTriggers } from './protection-choices.ts';
import { protectionTriggers } from './protection.ts';
import { realityCheckTrigger } from './reality-check.ts';
import { registrationTriggers } from './registration.ts';
import type { Trigger } from './trigger.types.ts';
import { wheelTriggers } from './wheel.ts';

export * from './trigger.types.ts';

/** All triggers of the control interface. */
export const triggers: readonly Trigger[] = [
  ...platformTriggers,
  ...registrationTriggers,
  ...answerTriggers,
  ...memberTriggers,
  ...protectionTriggers,
  realityCheckTrigger,
  ...limitTriggers,
  ...playProtectionTriggers,
  ...choiceTriggers,
  ...pauseTriggers,
  ...letterTriggers,
  ...moneyTriggers,
  ...wheelTriggers,
  ...contentTriggers,
];
