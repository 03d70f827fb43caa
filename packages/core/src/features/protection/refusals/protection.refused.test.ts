import { expect, test } from 'vitest';
import { limitRefusedStore } from './protection.refused.ts';
import { testDeps } from '../../../testing/index.ts';

test('[RG-12] a refusal that was not shown before its member signed out is dropped', () => {
  const deps = testDeps();
  const store = limitRefusedStore(deps);
  store.setState({ refusal: 'needed' });
  expect(limitRefusedStore(deps).getState().refusal).toBe('needed');
  deps.events.emit('logout', { reason: 'asked' });
  expect(store.getState().refusal).toBeNull();
});
