import { scene, type SceneStory as Story } from '../../stories/Scene.tsx';

/** Demo games by hall and provider (PLAY-41). */
export default { title: 'Views/Demo list', ...scene('demoList') };

export const Normal: Story = {};
export const Empty: Story = { args: { variant: 'empty' } };
export const Waiting: Story = { args: { variant: 'loading' } };
export const Failed: Story = { args: { variant: 'error' } };
export const LongText: Story = { args: { variant: 'longText' } };
