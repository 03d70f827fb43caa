export * from '../_h5/views.ts';
export const home = () => import('./home/HomeView.tsx');
