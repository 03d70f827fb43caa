import { settle } from '../../slots/base.fixtures.ts';
import { providersFixture } from '../../slots/models.fixtures.ts';
import { slotListFixture, type SlotListFixtureOptions } from '../slot-list/slot-list.fixtures.ts';
import type { GameRoomViewProps } from '../slot-list/contract.ts';

export function gameRoomFixture(options: SlotListFixtureOptions = {}): GameRoomViewProps {
  const { locale } = settle(options);
  return { ...slotListFixture(options), providers: providersFixture(12, locale), provider: 'GP01' };
}
