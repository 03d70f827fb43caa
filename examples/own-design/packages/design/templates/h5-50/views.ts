export * from '@housefront/ui/bases/h5/views';
export const home = () => import('./home/HomeView.tsx');
