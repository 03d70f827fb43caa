export * from './HallNav.tsx';
export * from './HallRail.tsx';
export * from './HallTabs.tsx';
