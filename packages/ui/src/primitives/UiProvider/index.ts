export { UiProvider, useUi, WithoutMotion, type UiProviderProps, type UiSettings } from './UiProvider.tsx';
export { TileShape } from './TileShape.ts';
export { useLayer, useModalOpen } from './useLayer.ts';
export { useReducedMotion } from './useReducedMotion.ts';
export type { GameShape, PicturePlace, PictureProps, SizedPictureComponent } from './picture.types.ts';
