import { agentLevelRename } from '@housefront/contract/features/agent';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** Names of the agent levels: one as plain text, the others by language. */
export const agentLevelRenameHandler = defineMemberHandler(agentLevelRename, ({ ok }) =>
  ok({
    detail: {
      1: 'Bronze',
      2: { en_US: 'Silver', zh_CN: '白银' },
      3: { en_US: 'Gold', zh_CN: '黄金' },
    },
  }),
);
