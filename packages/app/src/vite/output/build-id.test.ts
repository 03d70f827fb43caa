import { expect, test } from 'vitest';
import { createBuildId } from './build-id.ts';

test('[VER-08] two builds of the same second have different ids', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const ids = new Set(Array.from({ length: 20 }, () => createBuildId(now)));
  expect(ids.size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+-[a-f0-9]{6}$/);
});
