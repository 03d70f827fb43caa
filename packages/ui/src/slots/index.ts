export type * from './models.ts';
export type * from './contract.ts';
