export { useScrollSpy, type ScrollSpy } from './useScrollSpy.ts';
