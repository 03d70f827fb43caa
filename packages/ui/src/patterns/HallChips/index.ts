export { HallChips, hallAnchor, type HallChipsProps } from './HallChips.tsx';
