export * from './Marquee.tsx';
