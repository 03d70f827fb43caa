import { protectionNow } from '@housefront/core/features/protection';
import { lazy } from 'react';
import type { ProtectionParts } from '../kernel/protection-parts.ts';
import { Around } from './Around.tsx';

const RegisterNote = lazy(() => import('./RegisterNote.tsx').then((module) => ({ default: module.RegisterNote })));
const GameBar = lazy(() => import('./session/GameBar.tsx').then((module) => ({ default: module.GameBar })));
const GameRoom = lazy(() => import('./GameRoom.tsx').then((module) => ({ default: module.GameRoom })));

/** The parts of a site with a profile of player protection. */
export const protectionParts: ProtectionParts = { Around, GameBar, GameRoom, RegisterNote, values: protectionNow };
