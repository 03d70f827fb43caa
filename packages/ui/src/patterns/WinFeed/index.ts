export { winFeedLabels } from './labels.ts';
export { liveParts } from './WinFeed.css.ts';
export type { WinModel } from './models.ts';
export { WinFeed, type WinFeedProps } from './WinFeed.tsx';
