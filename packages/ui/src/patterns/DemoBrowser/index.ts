export { DemoBrowser, type DemoBrowserProps } from './DemoBrowser.tsx';
