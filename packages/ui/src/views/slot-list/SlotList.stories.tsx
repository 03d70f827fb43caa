import { scene, special, type SceneStory as Story } from '../../stories/Scene.tsx';

/** A provider's games `/slotgame` (CAT-12). */
export default { title: 'Views/Slot list', ...scene('slotList') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
/** All providers in one list, some of which are still loading. */
export const AllGames: Story = special({ all: 'loading' });
/** Some providers failed to load. */
export const AllGamesIncomplete: Story = special({ all: 'failed' });
export const LongText: Story = { args: { variant: 'longText' } };
