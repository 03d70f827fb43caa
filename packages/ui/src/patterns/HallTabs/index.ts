export * from './HallNav.tsx';
export * from './HallTabs.tsx';
