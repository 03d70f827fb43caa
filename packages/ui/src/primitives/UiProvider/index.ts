export { UiProvider, useUi, WithoutMotion, type UiProviderProps, type UiSettings } from './UiProvider.tsx';
export { useLayer, useModalOpen } from './useLayer.ts';
export { useReducedMotion } from './useReducedMotion.ts';
export type { PicturePlace, PictureProps, SizedPictureComponent } from './picture.types.ts';
