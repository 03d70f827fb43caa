import type { Provider } from './catalogue.types.ts';

/** A provider with nothing to its games. */
export const provider = (over: Partial<Provider> = {}): Provider => ({
  id: 'GP01',
  realId: 'GP01',
  name: 'Provider',
  gameType: '20',
  gameCode: '',
  house: 'h9',
  customized: false,
  iconLight: '',
  iconDark: '',
  gameCount: 0,
  ...over,
});
