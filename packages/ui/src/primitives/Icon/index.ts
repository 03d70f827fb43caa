export { Icon, iconTimeout, type IconProps } from './Icon.tsx';
export { rememberIcons, type IconName, type IconSet, type IconShape } from './iconStore.ts';
