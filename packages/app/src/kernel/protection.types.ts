import type { Protection } from '@housefront/contract/protection';
import type { Core } from '@housefront/core';
import type { ProtectionRefusal } from '@housefront/core/protection-refusal';
import type { ComponentType, ReactNode } from 'react';

/** Properties of the component around every page of a site with a profile. */
export interface AroundProps {
  /** As of the page's frame: `plain` without header and footer. */
  readonly layout: 'full' | 'plain';
  readonly children: ReactNode;
}

/** Properties of the component around a game over the whole window. */
export interface GameRoomProps {
  /** Whether the game lies over a page; else it is the page. */
  readonly over: boolean;
  readonly children: ReactNode;
}

/** The login of an excluded member, for withdrawals only. */
export type WithdrawalLogin = NonNullable<ProtectionRefusal['withdrawal']>;

/** Properties of the page on which an excluded member withdraws the balance. */
export interface WithdrawalWindowProps {
  readonly login: WithdrawalLogin;
}

/** Code that only sites with a profile of player protection load (RG-37x). */
export interface ProtectionParts {
  readonly Around: ComponentType<AroundProps>;
  readonly GameRoom: ComponentType<GameRoomProps>;
  /** The session bar above a game that fills the window; it suspends (RG-10). */
  readonly GameBar: ComponentType;
  /** A note before the form of the registration. */
  readonly RegisterNote: ComponentType;
  /** The page on which an excluded member withdraws the balance; it suspends (RG-31). */
  readonly WithdrawalWindow: ComponentType<WithdrawalWindowProps>;
  /** The capabilities that hold now (RG-46). */
  readonly values: (core: Pick<Core, 'config' | 'ports'>) => Protection | undefined;
}
