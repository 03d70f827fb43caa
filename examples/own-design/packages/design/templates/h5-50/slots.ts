// Exports of this file win over those of the base, so replace one slot at a time below.
export * from '@housefront/ui/bases/h5/slots';
export { Frame } from './Frame.tsx';
