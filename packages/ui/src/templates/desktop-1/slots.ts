export * from '../_desktop/slots.ts';
