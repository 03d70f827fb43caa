export { createMember, type MemberFeature } from './createMember.ts';
export { maskEmail, maskName, maskNumber } from './member.mask.ts';
export type { MemberLayout, MemberProfile } from './member.types.ts';
