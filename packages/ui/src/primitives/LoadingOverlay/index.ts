export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay.tsx';
export { createLoadingStore, fadeOut, wholePage, type LoadingPhase, type LoadingStore } from './loading-store.ts';
