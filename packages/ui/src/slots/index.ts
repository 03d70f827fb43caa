export type * from './models.ts';
export type * from './contract.ts';
export * from './labels.ts';
