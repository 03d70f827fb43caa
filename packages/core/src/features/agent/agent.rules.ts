import type { MemberLayout } from '@housefront/contract/features/member';

/** `member_type` of a member without an agent's rights (MEM-02). */
const REGULAR_MEMBER = 1;

/** True for members with an agent's rights: any type but the regular one (MEM-02, AGT-01). */
export const isAgent = (layout: Pick<MemberLayout, 'member_type'>): boolean => layout.member_type !== REGULAR_MEMBER;
