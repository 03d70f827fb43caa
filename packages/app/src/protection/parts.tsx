import { protectionNow } from '@housefront/core/features/protection';
import { lazy } from 'react';
import type { ProtectionParts } from '../kernel/protection-parts.ts';
import { Around } from './Around.tsx';

/** The parts of a site with a profile of player protection. */
export const protectionParts: ProtectionParts = {
  Around,
  GameBar: lazy(() => import('./session/GameBar.tsx').then((module) => ({ default: module.GameBar }))),
  values: protectionNow,
};
