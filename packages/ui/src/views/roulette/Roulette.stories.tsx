import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** The wheel of prizes (ROU-01 to ROU-13x); `Entry` is its entry alone. */
export default { title: 'Views/Roulette', ...scene('roulette') };

export const Normal: Story = {};
export const Entry: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
