import { recommendMember, recommendRecord } from '@housefront/contract/features/recommend';
import { defineRecord } from '../../records/index.ts';

/** Awards for referred members (MEM-43x). */
export const awards = defineRecord(recommendRecord, { changedBy: ['balance-changed'] });

/** Members whom the member referred (MEM-44x). */
export const invitedMembers = defineRecord(recommendMember);
