import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The room of a hall `/gameRoom` (CAT-16). */
export default { title: 'Views/Game room', ...scene('gameRoom') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
