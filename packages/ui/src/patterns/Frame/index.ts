export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export { makeFrame, type FrameParts } from './makeFrame.tsx';
