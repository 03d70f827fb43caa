export { Icon, iconTimeout, type IconProps } from './Icon.tsx';
export {
  hasActiveContent,
  iconShapes,
  rememberIcons,
  withIcons,
  type IconName,
  type IconSet,
  type IconShape,
} from './iconStore.ts';
