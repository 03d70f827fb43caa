export { SideRail, type SideRailItem, type SideRailProps } from './SideRail.tsx';
