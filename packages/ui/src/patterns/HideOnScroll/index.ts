export { hides } from './HideOnScroll.css.ts';
export { useHideOnScroll } from './useHideOnScroll.ts';
