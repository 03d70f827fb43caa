export type { MemberProfile } from '@housefront/contract/features/member';
export { createMember, type MemberFeature } from './createMember.ts';
export { maskEmail, maskName, maskNumber } from './member.mask.ts';
