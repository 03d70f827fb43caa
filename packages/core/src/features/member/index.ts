export { createMember } from './createMember.ts';
export { maskEmail, maskName, maskNumber } from './member.mask.ts';
export type { MemberProfile } from './member.types.ts';
