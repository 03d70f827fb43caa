import { bonusSettingCheck } from '@housefront/contract/features/member';
import { defineHandler } from '../defineHandler.ts';

/** The recommend feature is on for every currency. */
export const bonusSettingCheckHandler = defineHandler(bonusSettingCheck, ({ ok }) => ok({ is_friend: 1 }));
