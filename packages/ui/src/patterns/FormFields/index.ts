export type * from './models.ts';
