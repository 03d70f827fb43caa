export * from './HallNav.tsx';
export * from './HallRail.tsx';
export * from './HallSegments.tsx';
export * from './HallTabs.tsx';
