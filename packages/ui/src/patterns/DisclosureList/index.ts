export { DisclosureList, type DisclosureListProps, type DisclosureLook } from './DisclosureList.tsx';
