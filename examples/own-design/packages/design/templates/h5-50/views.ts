// Exports of this file win over those of the base, so replace one view at a time below.
export * from '@housefront/ui/bases/h5/views';
export const home = () => import('./home/HomeView.tsx');
