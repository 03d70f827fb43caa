export { AccountBlocks, type AccountBlocksProps } from './AccountBlocks.tsx';
export { accountIcons } from './accountIcons.ts';
