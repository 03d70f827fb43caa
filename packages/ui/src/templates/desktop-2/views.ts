export * from '../_desktop/views.ts';
export const home = () => import('./home/HomeView.tsx');
