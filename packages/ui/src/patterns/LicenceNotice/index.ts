export { LicenceNotice, type LicenceNoticeProps, type NoticeLink } from './LicenceNotice.tsx';
