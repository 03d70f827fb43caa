export {
  FooterMark,
  MarkedPage,
  MarkStrip,
  type MarkedPageProps,
  type MarkModel,
  type MarkStripProps,
} from './MarkStrip.tsx';
