// Exports of this file win over those of the base, so replace one slot at a time below.
export * from '../_h5/slots.ts';
