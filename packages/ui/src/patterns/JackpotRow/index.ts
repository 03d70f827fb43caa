export { JackpotRow, type JackpotRowProps } from './JackpotRow.tsx';
export type { JackpotPlateModel } from './models.ts';
