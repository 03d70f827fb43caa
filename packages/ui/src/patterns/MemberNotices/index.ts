export { MemberNotices, type MemberNotice, type MemberNoticesProps } from './MemberNotices.tsx';
