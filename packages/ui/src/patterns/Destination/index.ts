export * from './DestinationLink.tsx';
