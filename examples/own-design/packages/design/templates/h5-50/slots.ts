export * from '@housefront/ui/bases/h5/slots';
export { Frame } from './Frame.tsx';
