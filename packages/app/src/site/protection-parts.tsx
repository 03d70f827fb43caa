import { protectionNow } from '@housefront/core/protection-now';
import { lazy } from 'react';
import type { ProtectionParts } from '../kernel/protection.types.ts';
import { Around } from '../protection/Around.tsx';

const RegisterNote = lazy(() =>
  import('../protection/RegisterNote.tsx').then((module) => ({ default: module.RegisterNote })),
);
const GameBar = lazy(() => import('../protection/session/GameBar.tsx').then((module) => ({ default: module.GameBar })));
const GameRoom = lazy(() => import('../protection/GameRoom.tsx').then((module) => ({ default: module.GameRoom })));

const WithdrawalWindow = lazy(() =>
  import('../screens/account/withdrawal/WithdrawalWindow.tsx').then((module) => ({ default: module.WithdrawalWindow })),
);

/** The parts of a site with a profile of player protection. */
export const protectionParts: ProtectionParts = {
  Around,
  GameBar,
  GameRoom,
  RegisterNote,
  WithdrawalWindow,
  values: protectionNow,
};
