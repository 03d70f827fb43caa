import type { JackpotPlateModel } from './models.ts';

/** A jackpot in each state. */
export const jackpotPlatesFixture = (): readonly JackpotPlateModel[] => [
  { id: 'grand', name: 'Grand', art: '', figure: '$104,812.35', note: '', state: 'running', onOpen: () => undefined },
  { id: 'mini', name: 'Mini', art: '', figure: '$512.08', note: 'Will be won before $750.00', state: 'running' },
  { id: 'won', name: 'Daily', art: '', figure: '$1,000.00', note: '$2,431.10 won at 12:04', state: 'won' },
  { id: 'stale', name: 'Weekly', art: '', figure: '$9,310.44', note: 'As of 11:48', state: 'stale' },
];
